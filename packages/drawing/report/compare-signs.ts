import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { scaleMark } from '../tracing/value-text'
import { compareWords } from './compare-words'
import type { ComparedRecord } from './comparison'
import { mostDeviations } from './deviation-geometry'
import { legendWords } from './words'

const isBeyond = ({ norm, reading }: EvaluationRow): boolean =>
  norm !== null && norm.sd > 0 && reading.status === 'read' && Math.abs(reading.value - norm.mean) > mostDeviations * norm.sd

const isApproximate = ({ measured }: ComparedRecord, { unit, reading }: EvaluationRow): boolean =>
  reading.status === 'read' && scaleMark(unit, measured.calibration) !== ''

/** The meaning of stars, open dots and the marks of values, if the records have any among these items. */
export const signsOf = (items: readonly string[], records: readonly ComparedRecord[]): readonly string[] => {
  const lang = records[0]?.input.lang ?? 'zh'
  const shown = records.flatMap(({ measured }) => measured.rows.filter(row => items.includes(row.item)))
  const marked = records.flatMap(record =>
    record.measured.rows.filter(row => items.includes(row.item) && isApproximate(record, row)),
  )
  const guessed = records.some(record => items.some(item => record.guessed.has(item)))
  return [
    ...(guessed ? [compareWords.guessed[lang]] : []),
    ...(marked.length > 0 ? [legendWords.approximate[lang]] : []),
    ...(shown.some(({ stars }) => stars > 0) ? [legendWords.stars[lang]] : []),
    ...(shown.some(isBeyond) ? [compareWords.beyond[lang]] : []),
  ]
}
