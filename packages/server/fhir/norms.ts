import { dentitionWords, sexWords } from '@sella/ceph/analysis/dentitions'
import { normForWords } from '@sella/ceph/analysis/judged-by'
import { normGradeWords, spreadWords } from '@sella/ceph/data/norms/words'
import { showNorm } from '@sella/ceph/measure/display'
import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import type { CodeableConcept, Observation, ObservationReferenceRange } from 'fhir/r4'
import { coded, ownSystem } from './names'
import { withUnit } from './units'
import { fhirWords as words } from './words'

/** Whether a norm has a spread by which to judge; without one it is a target, and nothing is judged by it. */
const hasSpread = ({ sd }: MeasuredRow): boolean => sd !== null && sd > 0

/** Mean and spread as on screen and on paper: `34.3 ± 5.0°`. */
const pairText = (row: MeasuredRow, lang: Lang): string => {
  const { mean, sd, unit } = row
  const shown = withUnit(showNorm(mean === null || sd === null ? null : { mean, sd }), unit)
  return hasSpread(row) ? shown : `${words.target[lang]} ${shown}${lang === 'zh' ? '，' : ', '}${words.noSpread[lang]}`
}

/** Which patients a norm applies to, the kind of its spread, its source, and its grade of evidence. */
const factsOf = (row: MeasuredRow, lang: Lang): readonly string[] => {
  const { sex, group, population, spread, source, grade } = row
  const whom = { adults: population === 'adults', permanent: population === 'permanent' }
  return [
    ...(sex === null ? [] : [normForWords({ sex, group, ...whom })[lang]]),
    ...(spread === null || !hasSpread(row) ? [] : [spreadWords[spread][lang]]),
    ...(source === null ? [] : [source]),
    ...(grade === null ? [] : [normGradeWords[grade][lang]]),
  ]
}

const appliesTo = ({ sex, group }: MeasuredRow, lang: Lang): CodeableConcept[] => [
  ...(sex === null || sex === 'both'
    ? []
    : [{ ...coded('http://hl7.org/fhir/administrative-gender', sex, sexWords[sex].en), text: sexWords[sex][lang] }]),
  ...(group === null ? [] : [coded(ownSystem('dentition'), group, dentitionWords[group][lang])]),
]

/** The norm in words, so that nobody reads a half range or a tolerance as an SD. */
export const referenceRanges = (row: MeasuredRow, lang: Lang): readonly ObservationReferenceRange[] => {
  if (row.mean === null) return []
  const whom = appliesTo(row, lang)
  const facts = factsOf(row, lang)
  const text = `${pairText(row, lang)}${lang === 'zh' ? `（${facts.join('；')}）` : ` (${facts.join('; ')})`}`
  return [{ text, ...(whom.length > 0 ? { appliesTo: whom } : {}) }]
}

/** Which side of the norm the value is on, by the program's own judgement; empty where it did not judge. */
export const judgedAs = (row: MeasuredRow): Partial<Pick<Observation, 'interpretation'>> => {
  if (row.class === null) return {}
  const code = row.class === 'normal' ? 'N' : row.class.startsWith('sd_positive') ? 'H' : 'L'
  return { interpretation: [coded('http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code)] }
}
