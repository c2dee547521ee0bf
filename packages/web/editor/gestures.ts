import type { Point } from '@sella/ceph/geometry/point'
import type { PointerKind } from '@sella/workbench/tools/tool'

/** Input by fingers, pen or mouse, in stage pixels. */
export interface Hands {
  readonly press: (at: Point, pointer: PointerKind, again: boolean) => void
  readonly move: (at: Point, pressed: boolean, other: boolean) => void
  readonly release: (at: Point, other: boolean) => void
  readonly abort: () => void
  readonly leave: () => void
  readonly pan: (by: Point) => void
  readonly zoom: (about: Point, factor: number) => void
  readonly window: (by: Point) => void
  readonly fit: (at: Point) => void
}

type Grip = 'none' | 'tool' | 'pan' | 'window' | 'pinch'

interface Grasp {
  grip: Grip
  last: Point
  /** Fingers on the stage, by pointer id. */
  readonly fingers: Map<number, Point>
  penSeen: boolean
  /** The last release: time (ms) and place. */
  done: { readonly when: number; readonly at: Point }
  space: boolean
}

const kindOf = (event: PointerEvent): PointerKind =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
})

const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1)

const gripFor = (event: PointerEvent, grasp: Grasp): Grip => {
  if (event.button === 2) return 'window'
  if (event.button === 1 || grasp.space) return 'pan'
  // Once a pen has been used, fingers may rest on the screen: they only move the film.
  return event.pointerType === 'touch' && grasp.penSeen ? 'pan' : 'tool'
}

/** Presses within this time and distance of the last release belong to a double click. */
const [doubleMs, doublePixels] = [220, 8]

const isAgain = ({ done }: Grasp, event: PointerEvent, at: Point): boolean =>
  event.timeStamp - done.when < doubleMs && spread([done.at, at]) < doublePixels

const pinch = (grasp: Grasp, hands: Hands, event: PointerEvent, at: Point): void => {
  const before = [...grasp.fingers.values()]
  grasp.fingers.set(event.pointerId, at)
  const after = [...grasp.fingers.values()]
  const [from, to] = [middle(before), middle(after)]
  hands.pan({ x: to.x - from.x, y: to.y - from.y })
  hands.zoom(to, spread(after) / Math.max(1, spread(before)))
}

const pressed = (grasp: Grasp, hands: Hands, event: PointerEvent, at: Point): void => {
  if (event.pointerType === 'pen') grasp.penSeen = true
  if (event.pointerType === 'touch') {
    grasp.fingers.set(event.pointerId, at)
    if (grasp.fingers.size > 1) {
      if (grasp.grip === 'tool') hands.abort()
      grasp.grip = 'pinch'
      return
    }
  }
  grasp.grip = gripFor(event, grasp)
  grasp.last = at
  if (grasp.grip === 'tool') hands.press(at, kindOf(event), isAgain(grasp, event, at))
}

const moved = (grasp: Grasp, hands: Hands, event: PointerEvent, at: Point): void => {
  const by = { x: at.x - grasp.last.x, y: at.y - grasp.last.y }
  if (grasp.grip === 'pinch') {
    if (grasp.fingers.has(event.pointerId)) pinch(grasp, hands, event, at)
    return
  }
  grasp.last = at
  if (grasp.grip === 'pan') hands.pan(by)
  else if (grasp.grip === 'window') hands.window(by)
  else hands.move(at, grasp.grip === 'tool', event.altKey)
}

const released = (grasp: Grasp, hands: Hands, event: PointerEvent, at: Point): void => {
  grasp.fingers.delete(event.pointerId)
  if (grasp.grip === 'tool') hands.release(at, event.altKey)
  grasp.done = { when: event.timeStamp, at }
  if (grasp.grip !== 'pinch' || grasp.fingers.size === 0) grasp.grip = 'none'
}

const nothingHeld = (): Grasp => ({
  grip: 'none',
  last: { x: 0, y: 0 },
  fingers: new Map(),
  penSeen: false,
  done: { when: Number.NEGATIVE_INFINITY, at: { x: 0, y: 0 } },
  space: false,
})

/** While the space bar is down, a drag moves the film; not while it types into a field or presses a button. */
const holdSpace = (element: HTMLElement, grasp: Grasp, signal: AbortSignal): void => {
  const space = (down: boolean) => (event: KeyboardEvent) => {
    const types = event.target instanceof HTMLElement && event.target.closest('input,textarea,button,[role=dialog]')
    if (event.code !== 'Space' || types) return
    grasp.space = down
    element.toggleAttribute('data-space', down)
    event.preventDefault()
  }
  window.addEventListener('keydown', space(true), { signal })
  window.addEventListener('keyup', space(false), { signal })
}

/** Zoom per unit of a wheel, whose units are pixels or lines; a pinch on a touchpad arrives as a wheel with Ctrl. */
const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number =>
  Math.exp(-deltaY * (deltaMode === 1 ? 18 : 1) * (ctrlKey ? 0.01 : 0.0016))

/** Listens on the stage until the returned function is called. */
export const holdStage = (element: HTMLElement, hands: Hands): (() => void) => {
  const grasp = nothingHeld()
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K], at: Point) => void) =>
    element.addEventListener(
      type,
      event => {
        const box = element.getBoundingClientRect()
        const { clientX = 0, clientY = 0 } = event as unknown as Partial<MouseEvent>
        run(event, { x: clientX - box.left, y: clientY - box.top })
      },
      { signal: stop.signal, passive: false },
    )
  on('pointerdown', (event, at) => {
    if (event.target instanceof Element && event.target.closest('[data-off-stage]')) return
    element.setPointerCapture(event.pointerId)
    element.focus({ preventScroll: true })
    element.setAttribute('data-pointed', '')
    pressed(grasp, hands, event, at)
  })
  on('pointermove', (event, at) => moved(grasp, hands, event, at))
  on('pointerup', (event, at) => released(grasp, hands, event, at))
  on('pointercancel', event => {
    grasp.fingers.delete(event.pointerId)
    if (grasp.grip === 'tool') hands.abort()
    grasp.grip = 'none'
  })
  on('pointerleave', () => grasp.grip === 'none' && hands.leave())
  on('blur', () => element.removeAttribute('data-pointed'))
  on('contextmenu', event => event.preventDefault())
  on('dblclick', (_, at) => hands.fit(at))
  on('wheel', (event, at) => {
    event.preventDefault()
    hands.zoom(at, wheelFactor(event))
  })
  holdSpace(element, grasp, stop.signal)
  return () => stop.abort()
}
