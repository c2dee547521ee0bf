import type { Point } from '@sella/ceph/geometry/point'
import type { Overlay } from '@sella/ceph/superimpose/overlay'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import {
  type CorrectionDrag,
  differs,
  draggedNudge,
  marksOf,
  type OnCanvas,
  pressed,
} from '@sella/workbench/superimposing/correcting'
import { nudgeOf, withNudge } from '@sella/workbench/superimposing/scheme-edits'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTable } from './table'

interface Drag extends CorrectionDrag {
  readonly pointer: number
}

const pointIn = (event: PointerEvent): Point | null => {
  const svg = event.currentTarget instanceof SVGSVGElement ? event.currentTarget : null
  const ctm = svg?.getScreenCTM()?.inverse()
  return ctm ? new DOMPoint(event.clientX, event.clientY).matrixTransform(ctm) : null
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
    if (now && to) grip.set({ ...place, nudge: draggedNudge(now, to, onCanvas) })
  }
  const lift = (keep: boolean) => (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return
    drag.current = null
    const last = grip.get()
    grip.set(null)
    if (last && keep && differs(last.nudge, nudge)) setScheme(withNudge(scheme, place, last.nudge))
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
