import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type Harm, reviewQueue } from '@sella/ceph/analysis/review-queue'
import type { PointName } from '@sella/ceph/data/point-name'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'

export interface Unsure {
  readonly name: PointName
  readonly point: PlacedPoint
  /** Items of the chosen analysis that would be of another class within its expected error, the most harmed first. */
  readonly items: readonly string[]
  /** What that error does to these, in the same order; none told of a face. */
  readonly harms: readonly Harm[]
}

const isAsked = ({ items }: Pick<Unsure, 'items'>): boolean => items.length > 0

/**
 * Points to be checked, parted: a doctor's minute on the `asked` ones can change what is shown, on the `harmless` ones it cannot. What
 * counts or lists them (head, strip and toast) counts by this.
 */
export const byAsking = (
  unsure: readonly Unsure[],
): { readonly asked: readonly Unsure[]; readonly harmless: readonly Unsure[] } => ({
  asked: unsure.filter(isAsked),
  harmless: unsure.filter(point => !isAsked(point)),
})

type Read = Pick<Evaluation, 'rows' | 'calibration'>

const entries = (tracing: Tracing) => Object.entries(tracing.points) as [PointName, PlacedPoint][]

interface Known {
  readonly tracing: Tracing
  readonly own?: OwnItems
  readonly unsure: readonly Unsure[]
}

const remembered = new WeakMap<Read, Known>()

const unsureIn = (tracing: Tracing, evaluation: Read, own?: OwnItems): readonly Unsure[] => {
  const unsure = new Set(unsureNames(tracing.points))
  const all = reviewQueue(tracing, evaluation, own).flatMap(({ name, harms }) => {
    const point = tracing.points[name]
    const turned = harms.filter(harm => harm.turns)
    return point && unsure.has(name) ? [{ name, point, items: turned.map(harm => harm.item), harms: turned }] : []
  })
  const { asked, harmless } = byAsking(all)
  return [...asked, ...harmless]
}

/**
 * Points still to be checked: first those that can turn a class of the chosen analysis, then the others, each in the order of what their
 * expected error harms it. `own`: the doctor's measurements.
 */
export const unsurePoints = (tracing: Tracing, evaluation: Read, own?: OwnItems): readonly Unsure[] => {
  const before = remembered.get(evaluation)
  if (before?.tracing === tracing && before.own === own) return before.unsure
  const unsure = unsureIn(tracing, evaluation, own)
  remembered.set(evaluation, { tracing, own, unsure })
  return unsure
}

/**
 * The point after `from` on a walk through the tracing: unsure ones (`queue`, where known) first, then all placed ones. `ahead`: who came
 * after `from` while it was unsure itself; one moved meanwhile is no longer, and the walk goes on with these.
 */
export const nextPoint = (
  tracing: Tracing,
  evaluation: Read,
  {
    from,
    by,
    queue,
    ahead = [],
  }: {
    readonly from: PointName | null
    readonly by: 1 | -1
    readonly queue?: readonly Unsure[]
    readonly ahead?: readonly PointName[]
  },
): PointName | null => {
  const unsure = (queue ?? unsurePoints(tracing, evaluation)).map(point => point.name)
  const left = from !== null && by === 1 && !unsure.includes(from)
  const next = left ? ahead.find(name => unsure.includes(name)) : undefined
  if (next) return next
  const way = [...unsure, ...entries(tracing).flatMap(([name]) => (unsure.includes(name) ? [] : [name]))]
  if (way.length === 0) return null
  const at = from === null ? (by === 1 ? -1 : 0) : way.indexOf(from)
  return way[(at + by + way.length) % way.length] ?? null
}
