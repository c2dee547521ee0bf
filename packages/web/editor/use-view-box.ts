import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The visible part of a canvas: its upper left corner in canvas units, magnified by `zoom`. */
export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const fitted: ViewBox = { x: 0, y: 0, zoom: 1 }
const mostZoom = 12

/** Keeps the canvas visible. */
const clamped = ({ x, y, zoom }: ViewBox, { width, height }: Size): ViewBox => {
  const k = Math.min(Math.max(zoom, 1), mostZoom)
  const inside = (at: number, whole: number) => Math.min(Math.max(at, 0), whole - whole / k)
  return { x: inside(x, width), y: inside(y, height), zoom: k }
}

/** Magnified by a factor with one place of the canvas fixed. */
const enlarged = (now: ViewBox, by: number, p: { readonly x: number; readonly y: number }, size: Size): ViewBox => {
  const zoom = Math.min(Math.max(now.zoom * by, 1), mostZoom)
  const kept = now.zoom / zoom
  return clamped({ x: p.x - (p.x - now.x) * kept, y: p.y - (p.y - now.y) * kept, zoom }, size)
}

const shifted = (now: ViewBox, x: number, y: number, size: Size): ViewBox => clamped({ ...now, x: now.x + x, y: now.y + y }, size)

/** Fraction of the visible part moved by an arrow key. */
const stride = 0.1

const byKey = (key: string, size: Size): ((now: ViewBox) => ViewBox) | null => {
  const step = (now: ViewBox) => ({ x: (size.width / now.zoom) * stride, y: (size.height / now.zoom) * stride })
  const middle = (now: ViewBox) => ({ x: now.x + size.width / now.zoom / 2, y: now.y + size.height / now.zoom / 2 })
  const acts: Readonly<Record<string, (now: ViewBox) => ViewBox>> = {
    ArrowLeft: now => shifted(now, -step(now).x, 0, size),
    ArrowRight: now => shifted(now, step(now).x, 0, size),
    ArrowUp: now => shifted(now, 0, -step(now).y, size),
    ArrowDown: now => shifted(now, 0, step(now).y, size),
    '+': now => enlarged(now, 1.25, middle(now), size),
    '=': now => enlarged(now, 1.25, middle(now), size),
    '-': now => enlarged(now, 0.8, middle(now), size),
    '0': () => fitted,
  }
  return acts[key] ?? null
}

/** The canvas's rectangle on the screen, px. */
const usePlace = (svg: RefObject<SVGSVGElement | null>, { width, height }: Size): Size => {
  const [place, setPlace] = useState<Size>({ width, height })
  useEffect(() => {
    const at = svg.current
    if (!at) return
    const watch = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect
      if (seen) setPlace({ width: seen.width, height: seen.height })
    })
    watch.observe(at)
    return () => watch.disconnect()
  }, [svg])
  return place
}

/**
 * The visible part of a canvas fitted into its rectangle on the screen, canvas units: more than the box if the rectangle has
 * another aspect ratio.
 */
const sightOf = ({ x, y, zoom }: ViewBox, { width, height }: Size, place: Size, pixel: number) => {
  const [wide, high] = [width / zoom, height / zoom]
  const [beside, above] = [(place.width * pixel - wide) / 2, (place.height * pixel - high) / 2].map(room => Math.max(room, 0))
  return { left: x - (beside ?? 0), right: x + wide + (beside ?? 0), top: y - (above ?? 0), bottom: y + high + (above ?? 0) }
}

type Touches = Map<number, { readonly x: number; readonly y: number }>

const apart = (touches: Touches): number => {
  const [a, b] = [...touches.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** Zooms about a place of the screen; the wheel does so at the pointer. */
const useZoomAbout = (
  svg: RefObject<SVGSVGElement | null>,
  { width, height }: Size,
  setBox: Dispatch<SetStateAction<ViewBox>>,
) => {
  const zoomAbout = useCallback(
    (by: number, at: { readonly clientX: number; readonly clientY: number }) => {
      const ctm = svg.current?.getScreenCTM()?.inverse()
      if (!ctm) return
      const p = new DOMPoint(at.clientX, at.clientY).matrixTransform(ctm)
      setBox(now => enlarged(now, by, p, { width, height }))
    },
    [svg, width, height, setBox],
  )
  useEffect(() => {
    const at = svg.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAbout(Math.exp(-event.deltaY / 400), event)
    }
    at?.addEventListener('wheel', onWheel, { passive: false })
    return () => at?.removeEventListener('wheel', onWheel)
  }, [svg, zoomAbout])
  return zoomAbout
}

/**
 * The visible part of a canvas: the wheel or two fingers zoom about their place, dragging moves, a double click fits, or goes to
 * `home` if the view has one; with the focus on it arrows move, + and - zoom, 0 fits. `pixel`: a screen pixel in canvas units.
 * `sight`: the visible part.
 */
export const useViewBox = (canvas: Size, home: ViewBox = fitted) => {
  const svg = useRef<SVGSVGElement>(null)
  const touches = useRef<Touches>(new Map())
  const [box, setBox] = useState(home)
  const { width, height } = canvas
  const place = usePlace(svg, canvas)
  const wide = Math.max(Math.min(place.width, (place.height * width) / height), 1)
  const zoomAbout = useZoomAbout(svg, canvas, setBox)
  const pixel = width / wide / box.zoom
  const onPointerMove = (event: PointerEvent) => {
    const before = apart(touches.current)
    if (touches.current.has(event.pointerId)) touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (before > 0) return zoomAbout(apart(touches.current) / before, event)
    if (event.buttons !== 1 && event.pointerType !== 'touch') return
    setBox(now => shifted(now, -event.movementX * pixel, -event.movementY * pixel, { width, height }))
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const lift = (event: PointerEvent) => touches.current.delete(event.pointerId)
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : byKey(event.key, canvas)
    if (!act) return
    event.preventDefault()
    setBox(act)
  }
  const handlers = {
    ...{ onPointerMove, onPointerDown, onKeyDown, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift },
    onDoubleClick: () => setBox(home),
  }
  const viewBox = `${box.x} ${box.y} ${width / box.zoom} ${height / box.zoom}`
  const sight = useMemo(() => sightOf(box, { width, height }, place, pixel), [box, width, height, place, pixel])
  return { svg, viewBox, pixel, sight, enlarged: box.zoom > 1, handlers, show: setBox }
}
