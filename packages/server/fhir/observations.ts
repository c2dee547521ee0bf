import { inDecimals, judgedDecimals, showValue } from '@sella/ceph/measure/display'
import type { MeasuredRecord, MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import { legendWords, missingWords, scaleWords } from '@sella/drawing/report/words'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import type { CodeableConcept, Observation } from 'fhir/r4'
import { judgedText } from '../measured/judged'
import { doubtsOf, statusOf } from './doubts'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, coded, ownSystem, referTo } from './names'
import { judgedAs, referenceRanges } from './norms'
import { quantityOf, withUnit } from './units'
import { performerOf } from './who'
import { labelled, listed, fhirWords as words } from './words'

/** Items that have a code outside this program: overjet in mm by LOINC, as in HL7's Dental Data Exchange. */
const loinc: Readonly<Record<string, string>> = { Overjet: '32916-9' }

const codeOf = ({ item, name }: MeasuredRow): CodeableConcept => ({
  coding: [
    ...(loinc[item] ? [{ system: 'http://loinc.org', code: loinc[item] }] : []),
    { system: ownSystem('item'), code: item, display: name },
  ],
  text: name,
})

const errorText = ({ error, unit }: MeasuredRow): string | null =>
  error === null ? null : `±${withUnit(inDecimals(error, judgedDecimals(unit)), unit)}`

const scaleNotes = (row: MeasuredRow, measured: MeasuredRecord, lang: Lang): readonly string[] =>
  row.unit === 'mm'
    ? [
        labelled(words.scale, scaleWords[measured.scale.provenance][lang], lang),
        ...(measured.scaleCaution ? [labelled(words.scale, measured.scaleCaution, lang)] : []),
        ...(row.value !== null && isApproximate(row, measured) ? [legendWords.approximate[lang]] : []),
      ]
    : []

/** How far a value lies outside its norm, which the side alone does not say. */
const judgedNotes = (row: MeasuredRow, measured: MeasuredRecord, lang: Lang): readonly string[] => {
  const judged = judgedText(row, lang)
  return judged === null || !row.stars || isApproximate(row, measured) ? [] : [judged]
}

const measuringNotes = (row: MeasuredRow, measured: MeasuredRecord, lang: Lang): readonly string[] => {
  const { meaning, unconfirmedPoints } = row
  const error = errorText(row)
  return [
    ...(error === null ? [] : [`${words.error[lang]} ${error}`, ...(measured.errorsBy ? [measured.errorsBy] : [])]),
    ...scaleNotes(row, measured, lang),
    ...judgedNotes(row, measured, lang),
    ...(unconfirmedPoints.length > 0 ? [labelled(words.onUnconfirmed, listed(unconfirmedPoints, lang), lang)] : []),
    // Of a length by a scale nobody measured nothing is judged here.
    ...(meaning && !isApproximate(row, measured) ? [meaning] : []),
  ]
}

type Value = Partial<Pick<Observation, 'valueQuantity' | 'valueString' | 'dataAbsentReason'>>

const noValue = ({ missing }: MeasuredRow, lang: Lang): Value => ({
  dataAbsentReason: {
    ...coded('http://terminology.hl7.org/CodeSystem/data-absent-reason', 'not-performed'),
    ...(missing ? { text: missingWords[missing][lang] } : {}),
  },
})

/**
 * A length on a scale nobody measured is exported as text with its mark, as on paper, and not judged: a quantity or a code would
 * be read without the mark.
 */
const isApproximate = ({ unit }: MeasuredRow, { scale }: MeasuredRecord): boolean => unit === 'mm' && !isMeasuredScale(scale)

const measuredValue = (row: MeasuredRow, measured: MeasuredRecord, lang: Lang): Value => {
  const { value, unit } = row
  if (value === null || !Number.isFinite(value)) return noValue(row, lang)
  return isApproximate(row, measured)
    ? { valueString: `≈ ${withUnit(showValue(value, 'mm'), unit)}` }
    : { valueQuantity: quantityOf(value, unit) }
}

/** The measurements of a record, one resource each; values that a plan predicts are left out. */
export const observationResources = (facts: CaseFacts, of: RecordFacts): readonly Observation[] => {
  const { measured, record } = of
  const { lang } = facts
  if (!measured) return []
  return measured.rows.map(row => {
    const [ranges, notes] = [referenceRanges(row, lang), [...doubtsOf(row, of, lang), ...measuringNotes(row, measured, lang)]]
    return {
      resourceType: 'Observation',
      id: actors.observation(record.uuid, row.item),
      status: statusOf(row, of),
      category: [coded('http://terminology.hl7.org/CodeSystem/observation-category', 'exam')],
      code: codeOf(row),
      subject: referTo(facts.patient.uuid),
      effectiveDateTime: record.createday.slice(0, 10),
      performer: [performerOf(facts, of)],
      ...measuredValue(row, measured, lang),
      ...(isApproximate(row, measured) ? {} : judgedAs(row)),
      ...(notes.length > 0 ? { note: notes.map(text => ({ text })) } : {}),
      method: coded(ownSystem('analysis'), facts.method.name, facts.method.title),
      device: referTo(actors.software),
      ...(ranges.length > 0 ? { referenceRange: [...ranges] } : {}),
      derivedFrom: [referTo(actors.study(record.uuid))],
    }
  })
}
