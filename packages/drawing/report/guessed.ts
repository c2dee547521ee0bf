import { affectedItems } from '@sella/ceph/analysis/affected'
import { isLandmarkName, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { Words } from '@sella/ceph/words'
import type { ReportInput } from './input'

/** After the name of an item whose value depends on an estimated point. */
export const guessedSign: Words = { zh: '(估)', en: '(est.)' }

type Read = Pick<ReportInput, 'tracing' | 'evaluation' | 'customItems'>

/** The items whose value depends on an estimated point. */
export const guessedItems = ({ tracing, evaluation, customItems }: Read): ReadonlySet<string> => {
  const estimated = Object.entries(tracing.points).flatMap(([name, point]) =>
    point?.origin === 'estimated' && isLandmarkName(name) ? [name] : [],
  )
  const leaning = estimated.map(name => affectedItems(name, customItems))
  const read = evaluation.rows.filter(row => row.reading.status === 'read').map(row => row.item)
  return new Set(read.filter(item => leaning.some(items => items.has(item))))
}

/** The points of a film that are covered by another structure and that a printed value depends on. */
export const coveredPoints = ({ tracing, evaluation, customItems }: Read): readonly LandmarkName[] =>
  Object.entries(tracing.points).flatMap(([name, point]) => {
    if (!point?.covered || !isLandmarkName(name)) return []
    const leaning = affectedItems(name, customItems)
    return evaluation.rows.some(row => row.reading.status === 'read' && leaning.has(row.item)) ? [name] : []
  })
