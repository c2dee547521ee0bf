import type { Row } from '@sella/ceph/analysis/analysis'
import { compareWords } from './compare-words'
import type { ComparedRecord } from './comparison'
import { mostDeviations } from './deviation-geometry'
import { legendWords } from './words'

const isBeyond = ({ norm, reading }: Row): boolean =>
  norm !== null && norm.sd > 0 && reading.status === 'read' && Math.abs(reading.value - norm.mean) > mostDeviations * norm.sd

/** What stars and open dots mean, where the records have any among these items. */
export const signsOf = (items: readonly string[], records: readonly ComparedRecord[]): readonly string[] => {
  const lang = records[0]?.input.lang ?? 'zh'
  const shown = records.flatMap(({ measured }) => measured.rows.filter(row => items.includes(row.item)))
  return [
    ...(shown.some(({ stars }) => stars > 0) ? [legendWords.stars[lang]] : []),
    ...(shown.some(isBeyond) ? [compareWords.beyond[lang]] : []),
  ]
}
