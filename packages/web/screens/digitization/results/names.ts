import type { Row } from '@sella/ceph/analysis/analysis'
import { derivedPoints } from '@sella/ceph/data/derived-points'
import { isLandmarkName, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { shortItemName, shortLandmarkName } from '@sella/drawing/tracing/short-names'

export const itemName = (row: Pick<Row, 'name'>, lang: Lang): string => shortItemName(row.name, lang)

type Rows = Readonly<Partial<Record<string, { readonly rules: readonly { readonly from: readonly LandmarkName[] }[] }>>>
const derived: Rows = derivedPoints

/** What the doctor can place so that a missing point is there: itself, or what it is derived from. */
const toPlace = (name: PointName, tracing: Tracing): readonly PointName[] => {
  if (tracing.points[name]) return []
  // A true horizontal nobody laid goes through nasion.
  if (name === 'trH_1' || name === 'trH_2') return ['SoftTissueNa']
  const from = derived[name]?.rules[0]?.from
  return from ? from.flatMap(one => toPlace(one, tracing)) : [name]
}

/** What a value misses besides items and scale: points; those of a face photo are no landmarks of the film. */
const isPoint = ({ why }: Missing, name: string): name is PointName => why === 'missing-points' || isLandmarkName(name)

/** The points a value waits for, each once, those to be placed instead of derived ones. */
export const waitsFor = (missing: Missing, tracing: Tracing): readonly PointName[] => [
  ...new Set(missing.needs.flatMap(name => (isPoint(missing, name) ? toPlace(name, tracing) : []))),
]

/** Points under their short names, items as they are. */
export const needsText = (missing: Missing, tracing: Tracing): string => {
  const others = missing.needs.filter(name => !isPoint(missing, name))
  return [...waitsFor(missing, tracing).map(shortLandmarkName), ...others].join(' · ')
}
