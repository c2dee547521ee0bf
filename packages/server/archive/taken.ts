import type { NumberTaken, SameNumber } from '@sella/contract/import-event'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { fold } from '../keys/fold'
import type { PatientRow } from '../patients/rows'
import type { Content } from './content'
import type { ArchivedPatient } from './format'

/** A case of the archive whose number a case here has. */
export interface Taken {
  readonly archived: ArchivedPatient
  readonly here: PatientRow
  /** Both have one name and birthday, and no different sex: they can be one person. */
  readonly same: boolean
}

const chunk = 500

const keyOf = ({ caseNo }: ArchivedPatient): string => fold(caseNo) || caseNo

const samePerson = (archived: ArchivedPatient, here: PatientRow): boolean =>
  fold(archived.name) === fold(here.name) &&
  archived.birthday === here.birthday &&
  (archived.sex === here.sex || archived.sex === null || here.sex === null)

/** Refuses an archive that gives two of its own cases one number. */
const refuseTwice = (patients: readonly ArchivedPatient[]): void => {
  const seen = new Set<string>()
  for (const patient of patients) {
    if (seen.has(keyOf(patient))) throw new Refusal('CASE_NUMBER_TAKEN', { name: patient.name })
    seen.add(keyOf(patient))
  }
}

/** Numbers are unique among a doctor's cases: those of the archive that are taken, before anything is written. */
export const takenHere = async (db: Db, doctor: string, patients: Content['patients']): Promise<readonly Taken[]> => {
  const numbered = patients.filter(patient => patient.deletedAt === null && keyOf(patient) !== '')
  refuseTwice(numbered)
  const here = new Map<string, PatientRow>()
  for (let start = 0; start < numbered.length; start += chunk) {
    const rows = await db
      .selectFrom('patient')
      .selectAll()
      .where('doctor_id', '=', doctor)
      .where('deleted_at', 'is', null)
      .where('case_key', 'in', numbered.slice(start, start + chunk).map(keyOf))
      .execute()
    for (const row of rows) here.set(row.case_key, row)
  }
  return numbered.flatMap(archived => {
    const row = here.get(keyOf(archived))
    return row ? [{ archived, here: row, same: samePerson(archived, row) }] : []
  })
}

/** Cases that are told one by one in a question. */
const mostTold = 50

const person = ({ name, birthday }: { readonly name: string; readonly birthday: string | null }) => ({ name, birthday })

/** What has to be asked before such an archive is brought in. */
const askAbout = (taken: readonly Taken[]): NumberTaken => ({
  same: taken.filter(({ same }) => same).length,
  others: taken.filter(({ same }) => !same).length,
  cases: taken
    .slice(0, mostTold)
    .map(({ archived, here, same }) => ({ caseNo: archived.caseNo, same, here: person(here), archived: person(archived) })),
})

/** Numbers are taken and nobody has said what then: nothing was written. */
export class NumbersTaken extends Refusal {
  readonly asks: NumberTaken

  constructor(taken: readonly Taken[]) {
    super('CASE_NUMBER_TAKEN', { name: taken[0]?.archived.name ?? '' })
    this.asks = askAbout(taken)
  }
}

/** What becomes of each; asks where nobody has said. Two persons are never made one. */
export const decided = (
  taken: readonly Taken[],
  sameNumber: SameNumber,
): readonly (Taken & { readonly then: 'merge' | 'separate' | 'leave' })[] =>
  taken.map(patient => {
    const then = patient.same ? sameNumber.same : sameNumber.others
    if (!then) throw new NumbersTaken(taken)
    return { ...patient, then }
  })
