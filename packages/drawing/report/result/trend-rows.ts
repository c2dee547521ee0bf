import { sideOf } from '@sella/ceph/analysis/finding'
import { inDecimals, NO_VALUE, showNorm, shownDecimals } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'
import type { ComparedRecord } from '../comparison'
import { recordText } from '../date-text'
import type { Course } from './course'
import { valueWords } from './trend'
import { resultWords as words } from './words'

/** A value of a chart in words. */
export interface TrendRow {
  readonly uuid: string
  readonly record: string
  readonly value: string
  /** Standard error, in the value's unit. */
  readonly error: string
  readonly norm: string
  /** Whether it lies within the norm; empty where nothing is judged: without a norm, or by a target, which has no SD. */
  readonly place: string
}

/** The numbers of a chart, record by record. */
export const trendRows = ({ rows }: Course, records: readonly ComparedRecord[], lang: Lang): readonly TrendRow[] =>
  records.flatMap((record, i): readonly TrendRow[] => {
    const row = rows[i]
    if (!row) return []
    const { reading, norm } = row
    const isRead = reading.status === 'read'
    const side = sideOf(row)
    return [
      {
        uuid: record.uuid,
        record: `${record.number} ${recordText(record.input)}`,
        value: isRead ? valueWords(row, record) : NO_VALUE,
        error: isRead && reading.error !== null ? inDecimals(reading.error, shownDecimals(row.unit)) : NO_VALUE,
        norm: showNorm(norm),
        place: side === null ? '' : (side === 'normal' ? words.inside : words.outside)[lang],
      },
    ]
  })
