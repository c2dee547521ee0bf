import { type Age, ageAt, type IsoMoment } from '../patient/age'
import type { Dentition } from '../patient/age-group'
import { ageGroupAt } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { NormSubject } from './analysis'

/** The patient's data that determine the norms. */
export interface JudgedPatient {
  readonly birthday: IsoMoment | null
  readonly sex: Sex | null
}

/** The record's data that determine the norms. */
export interface JudgedRecord {
  readonly createday: IsoMoment
  /** The age group the doctor chose for the record; null to derive it from the age. */
  readonly ageGroup: Dentition | null
}

/** The subject a record is judged as, and how that was determined. */
export interface RecordSubject extends NormSubject {
  /** What determined the age group; `unknown`: no date of birth, so adult norms apply. */
  readonly by: 'choice' | 'age' | 'unknown'
  /** Age on the day of the record; null without a date of birth, or if the record precedes it. */
  readonly age: Age | null
}

/** Placeholder with no patient and no date, used for the template. */
export const nobody: { readonly patient: JudgedPatient; readonly record: JudgedRecord } = {
  patient: { birthday: null, sex: null },
  record: { createday: '', ageGroup: null },
}

const day = (moment: IsoMoment): IsoMoment => moment.slice(0, 10)

/**
 * The age group is the one chosen for the record, otherwise that of the age on the record's day, otherwise permanent (the
 * specification's default). It does not depend on the analysis, so switching analyses leaves it unchanged.
 */
export function subjectOf({ birthday, sex }: JudgedPatient, { createday, ageGroup }: JudgedRecord): RecordSubject {
  const age = birthday ? ageAt(day(birthday), day(createday)) : null
  if (ageGroup) return { dentition: ageGroup, sex, by: 'choice', age }
  return age ? { dentition: ageGroupAt(age.years), sex, by: 'age', age } : { dentition: 'permanent', sex, by: 'unknown', age }
}
