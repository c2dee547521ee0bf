import type { Jaw } from '@sella/ceph/study-models/tooth'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Models } from '../../study-models/use-models'
import { type ArchScene, openArchScene } from './arch-scene'
import type { ArchView, Turned } from './standing'

export type SceneState = 'opening' | 'shown' | 'none' | 'lost'

interface SceneView {
  readonly view: ArchView
  readonly turned: Readonly<Record<Jaw, Turned>>
}

/** The models drawn into a canvas as long as it is mounted. `drawn` changes with every picture: what lies over it is laid anew. */
export const useArchScene = (canvas: RefObject<HTMLCanvasElement | null>, models: Models, { view, turned }: SceneView) => {
  const scene = useRef<ArchScene | null>(null)
  const [state, setState] = useState<SceneState>('opening')
  const [drawn, setDrawn] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew when asked after the card was lost
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    let opened: ArchScene
    try {
      opened = openArchScene(at, models, () => setDrawn(count => count + 1))
    } catch {
      setState('none')
      return
    }
    scene.current = opened
    const watch = new ResizeObserver(() => opened.resize(at.clientWidth, at.clientHeight))
    watch.observe(at)
    opened.resize(at.clientWidth, at.clientHeight)
    const lose = (event: Event): void => {
      event.preventDefault()
      setState('lost')
    }
    at.addEventListener('webglcontextlost', lose)
    setState('shown')
    return () => {
      at.removeEventListener('webglcontextlost', lose)
      watch.disconnect()
      opened.close()
      scene.current = null
    }
  }, [canvas, models, tries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again once it is open
  useEffect(() => scene.current?.show(view, turned), [view, turned, state, tries])
  return { scene, state, drawn, again: () => setTries(count => count + 1) }
}
