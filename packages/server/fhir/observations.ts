import type { MeasuredRecord, MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { CodeableConcept, Observation, ObservationReferenceRange, Quantity } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, coded, ownSystem, referTo } from './names'
import { performerOf } from './who'

const ucum = 'http://unitsofmeasure.org'
/** Units by UCUM, and as they are printed. */
const units: Readonly<Record<string, { readonly code: string; readonly unit: string }>> = {
  degree: { code: 'deg', unit: '°' },
  mm: { code: 'mm', unit: 'mm' },
  percent: { code: '%', unit: '%' },
  '': { code: '1', unit: '' },
}

/** Items that have a code outside this program: overjet in mm by LOINC, as HL7's Dental Data Exchange has it. */
const loinc: Readonly<Record<string, string>> = { Overjet: '32916-9' }

const quantityOf = (value: number, unit: string): Quantity => {
  const { code, unit: printed } = units[unit] ?? { code: '1', unit: '' }
  return { value, ...(printed ? { unit: printed } : {}), system: ucum, code }
}

const codeOf = ({ item, name }: MeasuredRow): CodeableConcept => ({
  coding: [
    ...(loinc[item] ? [{ system: 'http://loinc.org', code: loinc[item] }] : []),
    { system: ownSystem('item'), code: item, display: name },
  ],
  text: name,
})

/** The norm in words: whether its spread is an SD, and for whom it was printed, its source says. */
const normOf = ({ mean, sd, group, source, unit }: MeasuredRow): readonly ObservationReferenceRange[] => {
  if (mean === null || sd === null) return []
  const { unit: printed } = units[unit] ?? { unit: '' }
  const text = `${mean} ± ${sd} ${printed}`.trim()
  return [
    {
      text: source ? `${text} (${source})` : text,
      ...(group ? { appliesTo: [coded(ownSystem('dentition'), group, group.replaceAll('_', ' '))] } : {}),
    },
  ]
}

/** On which side of the norm the program's own judgement put it. */
const judgedAs = (row: MeasuredRow): Partial<Pick<Observation, 'interpretation'>> => {
  if (row.value === null || row.mean === null) return {}
  const code = row.class === 'normal' ? 'N' : row.class.startsWith('sd_positive') ? 'H' : 'L'
  return { interpretation: [coded('http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code)] }
}

const notesOf = ({ error, unit, meaning }: MeasuredRow, { scale }: MeasuredRecord): readonly string[] => {
  const { unit: printed } = units[unit] ?? { unit: '' }
  return [
    ...(error === null ? [] : [`standard error ${error} ${printed}`.trim()]),
    ...(unit === 'mm' ? [`scale: ${scale.provenance}`] : []),
    ...(meaning ? [meaning] : []),
  ]
}

/** Measured on points that no orthodontist has approved yet where a resident placed them. */
export const statusOf = ({ record }: RecordFacts): 'final' | 'preliminary' =>
  record.awaits_review === 1 ? 'preliminary' : 'final'

const measuredValue = ({
  value,
  missing,
  unit,
}: MeasuredRow): Partial<Pick<Observation, 'valueQuantity' | 'dataAbsentReason'>> =>
  value === null || !Number.isFinite(value)
    ? {
        dataAbsentReason: {
          ...coded('http://terminology.hl7.org/CodeSystem/data-absent-reason', 'not-performed'),
          ...(missing ? { text: missing } : {}),
        },
      }
    : { valueQuantity: quantityOf(value, unit) }

/** What was measured on a record, one resource each; values that a plan expects are none of them. */
export const observationResources = (facts: CaseFacts, of: RecordFacts): readonly Observation[] => {
  const { measured, record } = of
  if (!measured) return []
  return measured.rows.map(row => {
    const [norm, notes] = [normOf(row), notesOf(row, measured)]
    return {
      resourceType: 'Observation',
      id: actors.observation(record.uuid, row.item),
      status: statusOf(of),
      category: [coded('http://terminology.hl7.org/CodeSystem/observation-category', 'exam')],
      code: codeOf(row),
      subject: referTo(facts.patient.uuid),
      effectiveDateTime: record.createday.slice(0, 10),
      performer: [performerOf(facts, of)],
      ...measuredValue(row),
      ...judgedAs(row),
      ...(notes.length > 0 ? { note: notes.map(text => ({ text })) } : {}),
      method: coded(ownSystem('analysis'), facts.method.name, facts.method.title),
      device: referTo(actors.software),
      ...(norm.length > 0 ? { referenceRange: [...norm] } : {}),
      derivedFrom: [referTo(actors.study(record.uuid))],
    }
  })
}
