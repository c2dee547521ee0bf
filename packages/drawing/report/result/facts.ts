import { inTime } from '@sella/ceph/superimpose/in-time'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import type { Lang } from '@sella/ceph/words'
import type { Comparison } from '../comparison'
import { dottedDate } from '../date-text'
import { analysisText, sexText } from '../sentences'
import type { Span } from '../span'
import { reportWords } from '../words'
import { resultWords as words } from './words'

/** A scheme with its records by date, whatever its own order: each keeps its number, line and colour. */
export const comparisonInTime = (comparison: Comparison): Comparison => ({
  ...comparison,
  records: inTime(comparison.records, ({ input }) => input.record.date),
})

export interface Fact {
  readonly label: string
  readonly fact: string
}

/** Patient, dates, scheme and analysis; `unnamed` without the names a page has in its head. */
export const factsOf = (
  { name }: Comparison,
  [first, last]: Span,
  lang: Lang,
  names: 'named' | 'unnamed' = 'named',
): readonly Fact[] => {
  const { patient, record } = first.input
  const named = names === 'named'
  const interval = intervalsWords([record.date, last.input.record.date])[lang]
  return [
    {
      label: reportWords.patient[lang],
      fact: [named ? patient.name : '', sexText(first.input), patient.caseNo].filter(Boolean).join(' · '),
    },
    {
      label: words.span[lang],
      fact: `${dottedDate(record.date)} → ${dottedDate(last.input.record.date)} · ${interval}`,
    },
    { label: words.scheme[lang], fact: named ? name : '' },
    { label: reportWords.analysis[lang], fact: analysisText(first.input) },
  ].filter(({ fact }) => fact !== '')
}
