import type { Lang } from '@sella/ceph/words'
import type { Comparison } from './comparison'
import type { ReportInput } from './input'

/** The languages of a report, in order. */
export const languagesOf = (lang: Lang, both: boolean): readonly Lang[] => (both ? [lang, lang === 'zh' ? 'en' : 'zh'] : [lang])

/** The input in one language. */
export const inLang = (input: ReportInput, lang: Lang): ReportInput => {
  if (input.lang === lang) return input
  const { patient } = input
  return { ...input, lang, patient: { ...patient, ageText: patient.ageWords?.[lang] ?? patient.ageText } }
}

export const comparisonIn = (comparison: Comparison, lang: Lang): Comparison => ({
  ...comparison,
  records: comparison.records.map(record => ({ ...record, input: inLang(record.input, lang) })),
})

/**
 * Transposes lists that usually have equal length: the first of each, the second of each; null where a list is shorter than the
 * others.
 */
export const abreast = <T>(lists: readonly (readonly T[])[]): readonly (readonly (T | null)[])[] =>
  Array.from({ length: Math.max(0, ...lists.map(list => list.length)) }, (_, i) => lists.map(list => list[i] ?? null))
