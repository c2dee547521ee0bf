import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { dottedDate, listComma } from './date-text'
import type { ReportInput } from './input'
import { doubtful, footHeight, inner, paper, sizes } from './paper'
import { shrunk, text } from './type'

/** A record as far as its review is printed. */
export type Reviewed = Pick<ReportInput, 'record' | 'unreviewed'>

const words = {
  zh: { title: '描图待正畸医生审核：', by: (name: string) => `（${name}）` },
  en: { title: 'Tracing awaits an orthodontist’s review: ', by: (name: string) => ` (${name})` },
} as const

/** The tracings of a report that wait for an orthodontist: each record's date and who traced it; '' where none waits. */
export const awaitingText = (records: readonly Reviewed[], lang: Lang): string => {
  const { title, by } = words[lang]
  const named = records.flatMap(({ record, unreviewed }) =>
    unreviewed === undefined ? [] : `${dottedDate(record.date)}${unreviewed === '' ? '' : by(unreviewed)}`,
  )
  return named.length === 0 ? '' : `${title}${[...new Set(named)].join(listComma(lang))}`
}

/** Who traced a record that waits, as a fact beside its film. */
export const waitingFact = (by: string, lang: Lang): string => {
  const waits = { zh: '待正畸医生审核', en: 'awaits an orthodontist’s review' }[lang]
  return [by, waits].filter(Boolean).join(listComma(lang))
}

/** Above the rule of every page's foot: a page that is taken from its report still says that it waits. */
export const awaitingMarks = (records: readonly Reviewed[], lang: Lang): readonly Mark[] => {
  const words = awaitingText(records, lang)
  if (words === '') return []
  const set = { size: sizes.small, weight: 600, colour: doubtful, maxWidth: inner.width } as const
  return [text(words, inner.left, paper.height - footHeight + 9, shrunk(words, set, sizes.smallest))]
}
