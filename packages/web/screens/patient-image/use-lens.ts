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

type Place = ReturnType<typeof fromMiddle>

/** Panned by px; a fitted picture stays in its place. */
const panned = (lens: Lens, x: number, y: number): Lens => (lens.zoom === 1 ? lens : { ...lens, x: lens.x + x, y: lens.y + y })

/** A finger moved from one place to another; a second one that rests makes it a pinch about the middle of both. */
const followed = (lens: Lens, { from, to, resting }: { from: Place; to: Place; resting: Place | undefined }): Lens => {
  if (!resting) return panned(lens, to.x - from.x, to.y - from.y)
  const spread = (at: Place): number => Math.hypot(at.x - resting.x, at.y - resting.y)
  return zoomed(lens, spread(to) / Math.max(1, spread(from)), { x: (to.x + resting.x) / 2, y: (to.y + resting.y) / 2 })
}

type SetLens = (next: Lens | ((current: Lens) => Lens)) => void

/** Wheel and pinch zoom about the pointer, drag pans, double-click fits. */
const useHands = (setLens: SetLens, fit: () => void) => {
  const fingers = useRef(new Map<number, Place>())
  const leave = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onWheel: (event: WheelEvent) => {
      const at = fromMiddle(event)
      setLens(current => zoomed(current, Math.exp(-event.deltaY / 400), at))
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, fromMiddle(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const from = fingers.current.get(event.pointerId)
      if (!from) return
      const to = fromMiddle(event)
      const resting = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, to)
      setLens(current => followed(current, { from, to, resting }))
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onDoubleClick: fit,
  }
}

/** The lens of a picture, by hand and by keys. Reset for each picture. */
export const useLens = (picture: string) => {
  const [lens, showLens] = useState(fitted)
  const now = useRef(fitted)
  const setLens: SetLens = useCallback(next => {
    now.current = typeof next === 'function' ? next(now.current) : next
    showLens(now.current)
  }, [])
  const fit = useCallback(() => setLens(fitted), [setLens])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what resets the lens
  useEffect(fit, [picture])
  return {
    fit,
    /** The latest lens, before React has rendered it; and its replacement by another. */
    last: () => now.current,
    show: setLens,
    /** A key's step: zoom about the centre, or pan of a zoomed picture, px. */
    zoomBy: (by: number) => setLens(current => zoomed(current, by, { x: 0, y: 0 })),
    panBy: (x: number, y: number) => setLens(current => panned(current, x, y)),
    transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.zoom})`,
    hands: useHands(setLens, fit),
  }
}
