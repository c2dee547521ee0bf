import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { dottedDate, listComma } from './date-text'
import type { ReportInput } from './input'
import { doubtful, footHeight, inner, paper, sizes } from './paper'
import { type Setting, shrunk, text, widthOf } from './type'

/** A record as far as its review is printed. */
export type Reviewed = Pick<ReportInput, 'record' | 'unreviewed'>

const words = {
  zh: { title: '描记待正畸医生审核：', by: (name: string) => `（${name}）` },
  en: { title: 'Tracing awaits an orthodontist’s review: ', by: (name: string) => ` (${name})` },
} as const

/** The tracings that wait, each with what is said of who traced it. */
const waiting = (records: readonly Reviewed[], lang: Lang, by: (name: string) => string): string => {
  const named = records.flatMap(({ record, unreviewed }) =>
    unreviewed === undefined ? [] : `${dottedDate(record.date)}${unreviewed === '' ? '' : by(unreviewed)}`,
  )
  return named.length === 0 ? '' : `${words[lang].title}${[...new Set(named)].join(listComma(lang))}`
}

/** The tracings of a report that wait for an orthodontist: each record's date and who traced it; '' where none waits. */
const awaitingText = (records: readonly Reviewed[], lang: Lang): string => waiting(records, lang, words[lang].by)

/** The same in so much room; where names would be cut it leaves them out: beside its film each record names who traced it. */
export const awaitingIn = (records: readonly Reviewed[], lang: Lang, set: Setting & { readonly maxWidth: number }): string => {
  const named = awaitingText(records, lang)
  return widthOf(named, { ...set, size: sizes.smallest }) <= set.maxWidth ? named : waiting(records, lang, () => '')
}

/** Who traced a record that waits, as a fact beside its film. */
export const waitingFact = (by: string, lang: Lang): string => {
  const waits = { zh: '待正畸医生审核', en: 'awaits an orthodontist’s review' }[lang]
  return [by, waits].filter(Boolean).join(listComma(lang))
}

/** Above the rule of every page's foot: a page that is taken from its report still says that it waits. */
export const awaitingMarks = (records: readonly Reviewed[], lang: Lang): readonly Mark[] => {
  const set = { size: sizes.small, weight: 600, colour: doubtful, maxWidth: inner.width } as const
  const words = awaitingIn(records, lang, set)
  if (words === '') return []
  return [text(words, inner.left, paper.height - footHeight + 9, shrunk(words, set, sizes.smallest))]
}
