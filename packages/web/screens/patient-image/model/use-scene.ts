import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Models } from '../../../study-models/use-models'
import { type Look, type ModelScene, openScene } from './scene'

/** A scene in a canvas as long as it is mounted. `state`: whether it is drawn, or why not. */
export const useScene = (canvas: RefObject<HTMLCanvasElement | null>, models: Models, look: Look) => {
  const scene = useRef<ModelScene | null>(null)
  const [state, setState] = useState<'opening' | 'shown' | 'none' | 'lost'>('opening')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew when asked after the card was lost
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    let opened: ModelScene
    try {
      opened = openScene(at, models)
    } catch {
      setState('none')
      return
    }
    scene.current = opened
    const watch = new ResizeObserver(() => opened.resize(at.clientWidth, at.clientHeight))
    watch.observe(at)
    opened.resize(at.clientWidth, at.clientHeight)
    opened.view('front')
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
  useEffect(() => scene.current?.show(look), [look, state])
  return { scene, state, again: () => setTries(count => count + 1) }
}
