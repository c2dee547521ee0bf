import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { valueText } from '@sella/drawing/tracing/value-text'

type Read = Extract<EvaluationRow['reading'], { readonly status: 'read' }>

/** A record's place on the axis and what its film was measured with. */
interface At extends Pick<Evaluation, 'calibration'> {
  readonly uuid: string
  readonly x: number
}

/** A value of the trend, with its record: two records of one day have the same place. */
interface TrendValue extends Pick<At, 'uuid' | 'x'> {
  readonly row: EvaluationRow
  readonly reading: Read
  /** As the table beside writes it. */
  readonly text: string
}

/** The values of an item over the records, without those that have none. */
export const trendValues = (rows: readonly EvaluationRow[], records: readonly At[]): readonly TrendValue[] =>
  records.flatMap(({ uuid, x, calibration }, i) => {
    const row = rows[i]
    if (row?.reading.status !== 'read') return []
    return [{ ...{ uuid, x, row }, reading: row.reading, text: valueText(row, calibration) }]
  })
