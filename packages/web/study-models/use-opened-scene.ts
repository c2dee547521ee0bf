import { type RefObject, useEffect, useRef, useState } from 'react'

export type SceneState = 'opening' | 'shown' | 'none' | 'lost'

/** Something drawn into a canvas by WebGL. */
interface OpenScene {
  readonly resize: (width: number, height: number) => void
  /** Frees the graphics memory. */
  readonly close: () => void
}

/**
 * A scene in a canvas while mounted, as large as the canvas. `state`: whether it is drawn, or why not; `again` reopens it after
 * the graphics context was lost. `of`: what is drawn; a change reopens the scene.
 */
export const useOpenedScene = <S extends OpenScene>(
  canvas: RefObject<HTMLCanvasElement | null>,
  of: unknown,
  open: (at: HTMLCanvasElement) => S,
) => {
  const scene = useRef<S | null>(null)
  const [state, setState] = useState<SceneState>('opening')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew for other models, or when asked after the card was lost
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    let opened: S
    try {
      opened = open(at)
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
  }, [canvas, of, tries])
  return { scene, state, tries, again: () => setTries(count => count + 1) }
}
