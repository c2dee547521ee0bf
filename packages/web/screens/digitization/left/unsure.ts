import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { isUnsure } from '@sella/drawing/tracing/layers/uncertainty'
import { affectedItems } from '../affected'

export interface Unsure {
  readonly name: LandmarkName
  readonly point: PlacedPoint
  /** Items of the chosen analysis that lean on it. */
  readonly items: readonly string[]
}

const entries = (tracing: Tracing) => Object.entries(tracing.points) as [LandmarkName, PlacedPoint][]

/** Points still to be checked, those with the most to spoil first: error times the items that lean on it. `own`: the doctor's measurements. */
export const unsurePoints = (tracing: Tracing, evaluation: Pick<Evaluation, 'rows'>, own?: OwnItems): readonly Unsure[] =>
  entries(tracing)
    .filter(([, point]) => isUnsure(point))
    .map(([name, point]) => ({
      name,
      point,
      items: evaluation.rows.filter(row => affectedItems(name, own).has(row.item)).map(row => row.item),
    }))
    .sort((a, b) => weight(b) - weight(a))

const weight = ({ point, items }: Unsure): number => (point.errorMm ?? 0) * (items.length + 0.1)

/** The point after `from` on a walk through the tracing: unsure ones first, then all placed ones. */
export const nextPoint = (
  tracing: Tracing,
  evaluation: Pick<Evaluation, 'rows'>,
  { from, by, own }: { readonly from: LandmarkName | null; readonly by: 1 | -1; readonly own?: OwnItems },
): LandmarkName | null => {
  const unsure = unsurePoints(tracing, evaluation, own).map(one => one.name)
  const way = [...unsure, ...entries(tracing).flatMap(([name]) => (unsure.includes(name) ? [] : [name]))]
  if (way.length === 0) return null
  const at = from === null ? (by === 1 ? -1 : 0) : way.indexOf(from)
  return way[(at + by + way.length) % way.length] ?? null
}
