import type { Row } from '@sella/ceph/analysis/analysis'
import { derivedPoints } from '@sella/ceph/data/derived-points'
import { isLandmarkName, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { shortItemName, shortLandmarkName } from '@sella/drawing/tracing/short-names'

export const itemName = (row: Pick<Row, 'name'>, lang: Lang): string => shortItemName(row.name, lang)

type Rows = Readonly<Partial<Record<string, { readonly rules: readonly { readonly from: readonly LandmarkName[] }[] }>>>
const derived: Rows = derivedPoints

/** What the doctor can place so that a missing point is there: itself, or what it is derived from. */
const toPlace = (name: LandmarkName, tracing: Tracing): readonly LandmarkName[] => {
  if (tracing.points[name]) return []
  const from = derived[name]?.rules[0]?.from
  return from ? from.flatMap(one => toPlace(one, tracing)) : [name]
}

/** The landmarks a value waits for, each once, those to be placed instead of derived ones. */
export const waitsFor = (missing: Missing, tracing: Tracing): readonly LandmarkName[] => [
  ...new Set(missing.needs.filter(isLandmarkName).flatMap(name => toPlace(name, tracing))),
]

/** Landmarks under their short names, items as they are. */
export const needsText = (missing: Missing, tracing: Tracing): string => {
  const others = missing.needs.filter(name => !isLandmarkName(name))
  return [...waitsFor(missing, tracing).map(shortLandmarkName), ...others].join(' · ')
}
