import { type PointerEvent, useCallback, useEffect, useRef, useState, type WheelEvent } from 'react'

/** Zoom and pan of a picture. */
export interface Lens {
  readonly zoom: number
  /** px from the centre of the stage. */
  readonly x: number
  readonly y: number
}

const fitted: Lens = { zoom: 1, x: 0, y: 0 }
const mostZoom = 12

/** Zooms about a point relative to the centre of the stage. */
const zoomed = (lens: Lens, by: number, at: { readonly x: number; readonly y: number }): Lens => {
  const zoom = Math.min(mostZoom, Math.max(1, lens.zoom * by))
  if (zoom === 1) return fitted
  const k = zoom / lens.zoom
  return { zoom, x: at.x - (at.x - lens.x) * k, y: at.y - (at.y - lens.y) * k }
}

const fromMiddle = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
  const box = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
}

/** Wheel and pinch zoom about the pointer, drag pans, double-click fits. Reset for each picture. */
export const useLens = (picture: string) => {
  const [lens, showLens] = useState(fitted)
  const now = useRef(fitted)
  const setLens = useCallback((next: Lens | ((current: Lens) => Lens)) => {
    now.current = typeof next === 'function' ? next(now.current) : next
    showLens(now.current)
  }, [])
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const fit = useCallback(() => setLens(fitted), [setLens])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what resets the lens
  useEffect(fit, [picture])
  const onPointerMove = (event: PointerEvent) => {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const here = fromMiddle(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    if (!other)
      return setLens(current =>
        current.zoom === 1 ? current : { ...current, x: current.x + here.x - last.x, y: current.y + here.y - last.y },
      )
    const by = Math.hypot(here.x - other.x, here.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y))
    setLens(current => zoomed(current, by, { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }))
  }
  const leave = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    fit,
    /** The latest lens, before React has rendered it; and its replacement by another. */
    last: () => now.current,
    show: setLens,
    /** A key's step: zoom about the centre, or pan of a zoomed picture, px. */
    zoomBy: (by: number) => setLens(current => zoomed(current, by, { x: 0, y: 0 })),
    panBy: (x: number, y: number) =>
      setLens(current => (current.zoom === 1 ? current : { ...current, x: current.x + x, y: current.y + y })),
    transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.zoom})`,
    hands: {
      onWheel: (event: WheelEvent) => {
        const at = fromMiddle(event)
        setLens(current => zoomed(current, Math.exp(-event.deltaY / 400), at))
      },
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, fromMiddle(event))
      },
      onPointerMove,
      onPointerUp: leave,
      onPointerCancel: leave,
      onDoubleClick: fit,
    },
  }
}
