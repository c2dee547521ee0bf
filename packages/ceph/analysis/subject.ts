import { type Age, ageAt, type IsoMoment } from '../patient/age'
import type { Dentition } from '../patient/age-group'
import { ageGroupAt } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { NormSubject } from './analysis'

/** What of a patient decides her norms. */
export interface JudgedPatient {
  readonly birthday: IsoMoment | null
  readonly sex: Sex | null
}

/** What of a record decides them. */
export interface JudgedRecord {
  readonly createday: IsoMoment
  /** The age group the doctor chose for it; null to go by the age. */
  readonly ageGroup: Dentition | null
}

/** For whom a record is judged, and why so. */
export interface RecordSubject extends NormSubject {
  /** What decided the age group; `unknown`: no birthday, so that adult norms stand. */
  readonly by: 'choice' | 'age' | 'unknown'
  /** On the day of the record; null without birthday, or before it. */
  readonly age: Age | null
}

/** Of no patient and no day: the template. */
export const nobody: { readonly patient: JudgedPatient; readonly record: JudgedRecord } = {
  patient: { birthday: null, sex: null },
  record: { createday: '', ageGroup: null },
}

const day = (moment: IsoMoment): IsoMoment => moment.slice(0, 10)

/**
 * The age group is the one chosen for the record, else that of the age on its day, else permanent, the specification's default. It
 * depends on no analysis, so that going from one to another changes nothing.
 */
export function subjectOf({ birthday, sex }: JudgedPatient, { createday, ageGroup }: JudgedRecord): RecordSubject {
  const age = birthday ? ageAt(day(birthday), day(createday)) : null
  if (ageGroup) return { dentition: ageGroup, sex, by: 'choice', age }
  return age ? { dentition: ageGroupAt(age.years), sex, by: 'age', age } : { dentition: 'permanent', sex, by: 'unknown', age }
}
