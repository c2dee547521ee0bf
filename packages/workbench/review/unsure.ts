import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type Harm, reviewQueue } from '@sella/ceph/analysis/review-queue'
import type { PointName } from '@sella/ceph/data/point-name'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'

export interface Unsure {
  readonly name: PointName
  readonly point: PlacedPoint
  /** Items of the chosen analysis that could be in another class within the point's expected error, most affected first. */
  readonly items: readonly string[]
  /** What that error does to these items, in the same order; empty for a face. */
  readonly harms: readonly Harm[]
}

const isAsked = ({ items }: Pick<Unsure, 'items'>): boolean => items.length > 0

/**
 * Splits the points to be checked: checking the `asked` ones can change what is shown, checking the `harmless` ones cannot.
 * Everything that counts or lists them (head, strip and toast) uses this.
 */
export const byAsking = (
  unsure: readonly Unsure[],
): { readonly asked: readonly Unsure[]; readonly harmless: readonly Unsure[] } => ({
  asked: unsure.filter(isAsked),
  harmless: unsure.filter(point => !isAsked(point)),
})

type Read = Pick<Evaluation, 'rows' | 'calibration'>

const entries = (tracing: Tracing) => Object.entries(tracing.points) as [PointName, PlacedPoint][]

interface Remembered {
  readonly tracing: Tracing
  readonly own?: OwnItems
  readonly unsure: readonly Unsure[]
}

const remembered = new WeakMap<Read, Remembered>()

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
 * Points still to be checked: first those that can change a class of the chosen analysis, then the others, each ordered by the
 * effect of their expected error. `own`: the doctor's measurements.
 */
export const unsurePoints = (tracing: Tracing, evaluation: Read, own?: OwnItems): readonly Unsure[] => {
  const before = remembered.get(evaluation)
  if (before?.tracing === tracing && before.own === own) return before.unsure
  const unsure = unsureIn(tracing, evaluation, own)
  remembered.set(evaluation, { tracing, own, unsure })
  return unsure
}

/**
 * The point after `from` on a walk through the tracing: unsure ones first (`queue`, if known), then all placed ones. `ahead`: the
 * points that followed `from` while it was still unsure; once it has been moved it is no longer in the queue, and the walk
 * continues with these.
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
