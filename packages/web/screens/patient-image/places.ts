import type { Case, Target } from '@sella/ceph/intake/placing'
import type { CaseRecord, ImageKind, Patient } from '@sella/contract/entities'
import type { Drop } from '@sella/workbench/uploads/queue'
import { filledKinds } from './slots'

/** A case as a destination for files. */
export interface Places extends Case<ImageKind> {
  /** The records with their images. */
  readonly all: readonly CaseRecord[]
  /** The open record; null if the case has none. */
  readonly open: string | null
}

/** Where a drop landed: the kind of a slot, and the record for undated files if not the open one. */
export interface Aim {
  readonly kind: ImageKind | null
  readonly undated?: Target | undefined
  /** What was received together, for its receipt. */
  readonly drop: Drop
}

interface PatientRecords {
  readonly patient: Pick<Patient, 'birthday'>
  readonly records: readonly CaseRecord[]
  readonly record: CaseRecord | null
}

interface Now {
  /** The doctor's calendar date. */
  readonly today: string
  /** Kinds on their way into a record. */
  readonly going: (record: string) => readonly ImageKind[]
  /** The record for undated files; if absent: the open record, otherwise one of today. */
  readonly undated?: Target | undefined
}

/** The slots of a case: a kind on its way counts as present. */
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
