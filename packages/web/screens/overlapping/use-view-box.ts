import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const fitted: Box = { x: 0, y: 0, zoom: 1 }
const most = 12

/** Keeps the canvas in sight. */
const held = ({ x, y, zoom }: Box, { width, height }: Size): Box => {
  const k = Math.min(Math.max(zoom, 1), most)
  const inside = (at: number, whole: number) => Math.min(Math.max(at, 0), whole - whole / k)
  return { x: inside(x, width), y: inside(y, height), zoom: k }
}

/**
 * The part of a canvas that is seen: the wheel enlarges about the pointer, dragging moves, a double click fits. `pixel`: a screen pixel
 * in canvas units.
 */
export const useViewBox = (canvas: Size) => {
  const svg = useRef<SVGSVGElement>(null)
  const [box, setBox] = useState(fitted)
  const [wide, setWide] = useState(canvas.width)
  const { width, height } = canvas
  useEffect(() => {
    const at = svg.current
    if (!at) return
    const watch = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect
      if (seen) setWide(Math.max(Math.min(seen.width, (seen.height * width) / height), 1))
    })
    watch.observe(at)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const ctm = at.getScreenCTM()?.inverse()
      if (!ctm) return
      const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(ctm)
      setBox(now => {
        const zoom = Math.min(Math.max(now.zoom * Math.exp(-event.deltaY / 400), 1), most)
        const by = now.zoom / zoom
        return held({ x: p.x - (p.x - now.x) * by, y: p.y - (p.y - now.y) * by, zoom }, { width, height })
      })
    }
    at.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      at.removeEventListener('wheel', onWheel)
    }
  }, [width, height])
  const pixel = width / wide / box.zoom
  const onPointerMove = useCallback(
    (event: PointerEvent) => {
      if (event.buttons !== 1 && event.pointerType !== 'touch') return
      setBox(now => held({ ...now, x: now.x - event.movementX * pixel, y: now.y - event.movementY * pixel }, { width, height }))
    },
    [pixel, width, height],
  )
  const viewBox = `${box.x} ${box.y} ${width / box.zoom} ${height / box.zoom}`
  return { svg, viewBox, pixel, handlers: { onPointerMove, onDoubleClick: () => setBox(fitted) } }
}
