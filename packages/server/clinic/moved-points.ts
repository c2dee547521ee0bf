import type { ItemName } from '@sella/ceph/data/measurements'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { LogChange } from '@sella/contract/calls/clinic'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { showItems } from '../readings/read-tracing'
import { fileScaleOf, type ImageRow } from '../records/rows'

/** The measurements whose change is told: skeletal classes, the plane of the jaw and the incisors. */
const loggedItems = ['ANB', 'SNA', 'SNB', 'Wits appraisal', 'FMA', 'IMPA', 'U1 to SN'] as const satisfies readonly ItemName[]

/** Millimetres and pixels below which a point counts as not moved: rounding of what is stored. */
const still = 0.05

const tracingIn = (text: unknown, film: ImageRow | null): Tracing | null => {
  if (typeof text !== 'string') return null
  const read = fromStored(text, storedFilm(LATERAL_CEPH, film && fileScaleOf(film)))
  return read.ok ? read.value : null
}

const pointsOf = (before: Tracing | null, after: Tracing | null, doubted: boolean): LogChange['points'] => {
  const { mmPerPixel } = after && !doubted ? calibrate(after) : { mmPerPixel: null }
  const unit = mmPerPixel === null ? 'px' : 'mm'
  const [was, now] = [before?.points ?? {}, after?.points ?? {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])] as (keyof typeof was)[]
  const points = names.flatMap((name): LogChange['points'] => {
    const [from, to] = [was[name], now[name]]
    if (!from && !to) return []
    if (!from || !to) return [{ name, moved: null, unit, state: to ? 'placed' : 'gone' }]
    const moved = Math.hypot(to.x - from.x, to.y - from.y) * (mmPerPixel ?? 1)
    return moved < still ? [] : [{ name, moved, unit, state: 'moved' }]
  })
  return points.sort((a, b) => (b.moved ?? 0) - (a.moved ?? 0))
}

const valuesOf = (before: Tracing | null, after: Tracing | null, doubted: boolean): LogChange['values'] => {
  const shown = (tracing: Tracing | null) => (tracing ? showItems(tracing, loggedItems, { items: {}, doubted }) : [])
  const was = new Map(shown(before).map(value => [value.item, value]))
  const now = new Map(shown(after).map(value => [value.item, value]))
  return loggedItems.flatMap(item => {
    const [from, to] = [was.get(item), now.get(item)]
    const [first, last] = [from?.shown ?? '–', to?.shown ?? '–']
    return first === last ? [] : [{ item, unit: to?.unit ?? from?.unit ?? '', before: first, after: last }]
  })
}

/**
 * What a save did to a tracing: points moved, in mm of the film's scale as it is after the save, or in pixels of the film without one
 * or where other films of the case make it doubtful now; and the measurements that changed as shown, without lengths by such a scale.
 * `film` is the film the tracing lies on, null where it is gone.
 */
export const movedPoints = (
  texts: { readonly before: unknown; readonly after: unknown },
  film: ImageRow | null,
  doubted: boolean,
): Pick<LogChange, 'points' | 'values'> => {
  const [before, after] = [tracingIn(texts.before, film), tracingIn(texts.after, film)]
  return { points: pointsOf(before, after, doubted), values: valuesOf(before, after, doubted) }
}
