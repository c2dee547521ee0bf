import { affectedItems } from '@sella/ceph/analysis/affected'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { ReportInput } from './input'

/** Behind the name of an item whose value leans on a point nobody saw: hollow, as such points are on the film. */
export const guessedSign = '○'

type Read = Pick<ReportInput, 'tracing' | 'evaluation' | 'customItems'>

/** The items with a value that leans on an estimated point. */
export const guessedItems = ({ tracing, evaluation, customItems }: Read): ReadonlySet<string> => {
  const estimated = Object.entries(tracing.points).flatMap(([name, point]) =>
    point?.origin === 'estimated' && isLandmarkName(name) ? [name] : [],
  )
  const leaning = estimated.map(name => affectedItems(name, customItems))
  const read = evaluation.rows.filter(row => row.reading.status === 'read').map(row => row.item)
  return new Set(read.filter(item => leaning.some(items => items.has(item))))
}
