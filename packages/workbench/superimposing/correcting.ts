import { degrees, radians } from '@sella/ceph/geometry/angle'
import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { shiftedNudge, turnedNudge } from '@sella/ceph/superimpose/nudge'
import type { Nudge } from '@sella/ceph/superimpose/scheme'

/** mm per arrow key; the larger with Shift. */
const [fine, coarse] = [0.1, 1]
/** Degrees per press of , or . ; the larger with Shift. */
const [fineTurn, coarseTurn] = [0.1, 1]
/** Screen pixels from a record's centre of rotation to its handle. */
const reach = 90

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const turns: Readonly<Record<string, number>> = { ',': -fineTurn, '<': -coarseTurn, '.': fineTurn, '>': coarseTurn }

const inHundredths = (value: number): number => Math.round(value * 100) / 100 + 0

/** In hundredths of a mm and of a degree, as words and fields state it: what a key takes back leaves no remainder. */
const stated = ({ x, y, turn }: Nudge): Nudge => ({
  x: inHundredths(x),
  y: inHundredths(y),
  turn: radians(inHundredths(degrees(turn))),
})

/** Whether a gesture changed the correction; one that did not is no undo step. */
export const differs = (a: Nudge, b: Nudge): boolean => a.x !== b.x || a.y !== b.y || a.turn !== b.turn

interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const byKey = ({ key, shiftKey }: PressedKey, nudge: Nudge): Nudge | null => {
  const [way, turn] = [arrows[key], turns[key]]
  if (way) return shiftedNudge(nudge, times(way, shiftKey ? coarse : fine))
  return turn === undefined ? null : turnedNudge(nudge, radians(turn))
}

/**
 * A record's correction after a key: arrows shift it, , and . turn it. Null for any other key. `moves` is false at a limit, where
 * nothing changes: that is no undo step.
 */
export const pressed = (key: PressedKey, nudge: Nudge): { readonly nudge: Nudge; readonly moves: boolean } | null => {
  const pushed = key.ctrlKey || key.metaKey || key.altKey ? null : byKey(key, nudge)
  if (!pushed) return null
  const next = stated(pushed)
  return { nudge: next, moves: differs(next, nudge) }
}

/** mm to the canvas, and a screen pixel in canvas units. */
export interface OnCanvas {
  readonly toCanvas: Similarity
  readonly pixel: number
}

/** A corrected record's centre of rotation and its handle: canvas units. */
export const marksOf = (registrationPoint: Point, nudge: Nudge, { toCanvas, pixel }: OnCanvas) => {
  const centre = apply(toCanvas, plus(registrationPoint, nudge))
  return { centre, handle: plus(centre, times({ x: Math.cos(nudge.turn), y: Math.sin(nudge.turn) }, reach * pixel)) }
}

/** A drag of a record on the picture. */
export interface CorrectionDrag {
  /** By the handle. */
  readonly turning: boolean
  /** Where it began, canvas units. */
  readonly from: Point
  /** The correction when it began. */
  readonly start: Nudge
  /** The centre of rotation when it began, canvas units. */
  readonly centre: Point
}

const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

/** Wrapped to ±π, the shorter way. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** The correction after a drag to `to`, canvas units. */
export const draggedNudge = ({ turning, from, start, centre }: CorrectionDrag, to: Point, { toCanvas }: OnCanvas): Nudge =>
  stated(
    turning
      ? turnedNudge(start, wrapped(angleTo(centre, to) - angleTo(centre, from)))
      : shiftedNudge(start, times(minus(to, from), 1 / toCanvas.a)),
  )
