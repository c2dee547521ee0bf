import { radians } from '@sella/ceph/geometry/angle'
import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { shiftedNudge, turnedNudge } from '@sella/ceph/superimpose/nudge'
import type { Overlay } from '@sella/ceph/superimpose/overlay'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { nudgeOf, withNudge } from './draft'
import { useTable } from './table'

/** mm per arrow key; the larger with Shift. */
const [fine, coarse] = [0.1, 1]
/** Per press of , or . */
const turnStep = radians(0.1)
/** Screen pixels from a record's centre of rotation to its handle. */
const reach = 90

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const byKey = (event: KeyboardEvent): ((nudge: Nudge) => Nudge) | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const way = arrows[event.key]
  if (way) return nudge => shiftedNudge(nudge, times(way, event.shiftKey ? coarse : fine))
  const turn = { ',': -1, '<': -10, '.': 1, '>': 10 }[event.key]
  return turn ? nudge => turnedNudge(nudge, turn * turnStep) : null
}

interface Drag {
  readonly pointer: number
  readonly turning: boolean
  readonly from: Point
  readonly start: Nudge
  readonly centre: Point
}

const pointIn = (event: PointerEvent): Point | null => {
  const svg = event.currentTarget instanceof SVGSVGElement ? event.currentTarget : null
  const ctm = svg?.getScreenCTM()?.inverse()
  return ctm ? new DOMPoint(event.clientX, event.clientY).matrixTransform(ctm) : null
}

const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

/** Wrapped to ±π, the shorter way. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

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

/** The correction after a drag to `to`. `centre`: the centre of rotation at the start of the drag. */
const draggedTo = ({ turning, from, start, centre }: Drag, to: Point, { toCanvas }: OnCanvas): Nudge =>
  turning
    ? turnedNudge(start, wrapped(angleTo(centre, to) - angleTo(centre, from)))
    : shiftedNudge(start, times(minus(to, from), 1 / toCanvas.a))

/** The correction after a key press; null for any other key. At a limit nothing moves, which is no undo step. */
const pressed = (event: KeyboardEvent, nudge: Nudge): { readonly nudge: Nudge; readonly moves: boolean } | null => {
  const next = byKey(event)?.(nudge)
  return next ? { nudge: next, moves: next.x !== nudge.x || next.y !== nudge.y || next.turn !== nudge.turn } : null
}

/** The drag that a press on the picture begins; null if it is none of the main button. */
const dragOf = (event: PointerEvent, nudge: Nudge, centre: Point): Drag | null => {
  const from = event.button === 0 ? pointIn(event) : null
  const turning = event.target instanceof Element && event.target.closest('[data-turn-handle]') !== null
  return from && { pointer: event.pointerId, turning, from, start: nudge, centre }
}

/**
 * Moves a record by hand on the picture of its registration: dragged, rotated by its handle, by arrows and , or . ; null while
 * another is moved. The scheme takes a gesture at its end, as one undo step; one cancelled by the browser changes nothing.
 */
export const useCorrection = ({ registrationPoint, method }: Overlay, onCanvas: OnCanvas) => {
  const { scheme, setScheme, correcting, setCorrecting, grip } = useTable()
  const drag = useRef<Drag | null>(null)
  if (correcting?.method !== method || !registrationPoint) return null
  const place = { method, uuid: correcting.uuid }
  const nudge = nudgeOf(scheme, method, correcting.uuid)
  const onPointerDown = (event: PointerEvent) => {
    const begun = drag.current ? null : dragOf(event, nudge, marksOf(registrationPoint, nudge, onCanvas).centre)
    if (!begun) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = begun
  }
  const onPointerMove = (event: PointerEvent) => {
    const now = drag.current
    const to = now?.pointer === event.pointerId ? pointIn(event) : null
    if (now && to) grip.set({ ...place, nudge: draggedTo(now, to, onCanvas) })
  }
  const lift = (keep: boolean) => (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return
    drag.current = null
    const last = grip.get()
    grip.set(null)
    if (last && keep) setScheme(withNudge(scheme, place, last.nudge))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      drag.current = null
      return setCorrecting(null)
    }
    const next = drag.current ? null : pressed(event, nudge)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    if (next.moves) setScheme(withNudge(scheme, place, next.nudge))
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp: lift(true), onPointerCancel: lift(false), onKeyDown }
  return { registrationPoint, nudge, handlers }
}
