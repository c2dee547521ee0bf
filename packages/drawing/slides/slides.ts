import type { Lang } from '@sella/ceph/words'
import { type Comparison, valuesKey } from '../report/comparison'
import type { ReportInput } from '../report/input'
import { comparisonIn, inLang, languagesOf } from '../report/languages'
import { frontalSlides } from './frontal-slides'
import { maturationSlides } from './maturation-slides'
import { modelSlides } from './model-slides'
import { openingSlide } from './opening'
import { planSlides } from './plan-slides'
import { recordSlides } from './record-slides'
import { schemeSlides } from './scheme-slides'
import { type Slide, withFoot } from './slide'

/**
 * The current record and all those the schemes compare, each once, by date. A snapshot identifies a record by everything that
 * determines its numbers.
 */
const recordsOf = (input: ReportInput, schemes: readonly Comparison[]): readonly ReportInput[] => {
  const compared = schemes.flatMap(({ records }) => records.map(record => record.input))
  const each = new Map([...compared, input].map(record => [record.snapshot, record]))
  return [...each.values()].sort((a, b) => a.record.date.localeCompare(b.record.date))
}

/** What was taken of the report's own record beside its lateral film. */
const furtherSlides = (input: ReportInput): readonly Slide[] => [
  ...maturationSlides(input),
  ...frontalSlides(input),
  ...modelSlides(input),
]

/** Of schemes of the same records the first has their values. */
const isFirst = (scheme: Comparison, before: readonly Comparison[]): boolean =>
  !before.some(other => valuesKey(other) === valuesKey(scheme))

const inOne = (input: ReportInput, schemes: readonly Comparison[], lang: Lang): readonly Slide[] => {
  const records = recordsOf(
    inLang(input, lang),
    schemes.map(scheme => comparisonIn(scheme, lang)),
  )
  const inLanguage = records.map(record => inLang(record, lang))
  return [
    openingSlide(inLang(input, lang), inLanguage),
    ...inLanguage.flatMap(recordSlides),
    ...furtherSlides(inLang(input, lang)),
    ...planSlides(inLang(input, lang)),
    ...schemes.flatMap((scheme, i) => schemeSlides(comparisonIn(scheme, lang), isFirst(scheme, schemes.slice(0, i)))),
  ]
}

/**
 * The slides of a case: the patient, then each record with photos, film and values, the vertebrae, frontal film and models of
 * the report's own record, the treatment plans, then each scheme with its superimpositions, changes and displacements. `both`: all
 * slides in one language, then all in the other, each numbered separately, because a talk is given in one of the two.
 */
export const caseSlides = (input: ReportInput, schemes: readonly Comparison[], both: boolean): readonly Slide[] => {
  const decks = languagesOf(input.lang, both).map(lang => inOne(input, schemes, lang))
  return decks.flatMap(deck => deck.map((slide, i) => withFoot(slide, input, { number: i + 1, of: deck.length })))
}
