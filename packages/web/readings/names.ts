import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { nameAmong, shortItemName, shortLandmarkName } from '@sella/drawing/tracing/short-names'

export const itemName = (row: Pick<EvaluationRow, 'name'>, lang: Lang): string => shortItemName(row.name, lang)

/** The same in a table, where two rows may differ only in their unit. */
export const itemNameIn = (row: EvaluationRow, rows: readonly EvaluationRow[], lang: Lang): string => nameAmong(row, rows, lang)

/** The points a doctor must place to obtain a missing one. A true horizontal that was not set goes through nasion. */
const toPlace = (name: PointName, tracing: Tracing): readonly PointName[] => {
  if (tracing.points[name]) return []
  return [name === 'trH_1' || name === 'trH_2' ? 'SoftTissueNa' : name]
}

/** What a value lacks besides items and scale: points; those of a face photo are no landmarks of the film. */
const isPoint = ({ why }: Missing, name: string): name is PointName => why === 'missing-points' || isLandmarkName(name)

/** The points a value lacks, each once; for constructed ones the engine names those to be placed. */
const waitsFor = (missing: Missing, tracing: Tracing): readonly PointName[] => [
  ...new Set(missing.needs.flatMap(name => (isPoint(missing, name) ? toPlace(name, tracing) : []))),
]

/** Points as they are `called`, by short name by default, items by name. */
export const needsText = (
  missing: Missing,
  tracing: Tracing,
  called: (name: PointName) => string = shortLandmarkName,
): string => {
  const others = missing.needs.filter(name => !isPoint(missing, name))
  return [...waitsFor(missing, tracing).map(called), ...others].join(' · ')
}
