import type { Case, Target } from '@sella/ceph/intake/placing'
import type { CaseRecord, ImageKind, Patient } from '@sella/contract/entities'
import type { Drop } from '@sella/workbench/uploads/queue'
import { filledKinds } from './slots'

/** A case as a place for files. */
export interface Places extends Case<ImageKind> {
  /** The records with their images. */
  readonly all: readonly CaseRecord[]
  /** The record the doctor is looking at; null when the case has none. */
  readonly open: string | null
}

/** Where a drop was let go: the kind of a slot, and where what has no day goes when not to the record that is open. */
export interface Aim {
  readonly kind: ImageKind | null
  readonly undated?: Target | undefined
  /** What came in together, for its receipt. */
  readonly drop: Drop
}

interface PatientRecords {
  readonly patient: Pick<Patient, 'birthday'>
  readonly records: readonly CaseRecord[]
  readonly record: CaseRecord | null
}

interface Now {
  /** The doctor's calendar day. */
  readonly today: string
  /** Kinds on their way into a record. */
  readonly going: (record: string) => readonly ImageKind[]
  /** Where what has no day goes; left out: the record that is open, else one of today. */
  readonly undated?: Target | undefined
}

/** The places of a case: a kind that is on its way is taken as one that is there. */
export const placesOf = ({ patient, records, record }: PatientRecords, { today, going, undated }: Now): Places => ({
  all: records,
  open: record?.uuid ?? null,
  records: records.map(caseRecord => ({
    uuid: caseRecord.uuid,
    day: caseRecord.createday.slice(0, 10),
    taken: [...new Set([...filledKinds(caseRecord), ...going(caseRecord.uuid)])],
  })),
  birthday: patient.birthday,
  today,
  undated: undated ?? (record ? { record: record.uuid } : { day: today }),
})
