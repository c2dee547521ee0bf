import type { NumberTaken, SameNumber } from '@sella/contract/import-event'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { fold } from '../keys/fold'
import type { PatientRow } from '../patients/rows'
import type { Content } from './content'
import type { ArchivedPatient } from './format'
import { numberedHere, personsHere, samePerson } from './persons-here'

/** A case of the archive that a case here may be: by its number or, where one of the two has none, by name and birthday. */
export interface Taken {
  readonly archived: ArchivedPatient
  readonly here: PatientRow
  /** Both have the number; else the archive's case keeps what it has. */
  readonly byNumber: boolean
  /** Both have one name and birthday, and no different sex: they can be one person. A name alone without a number is not enough. */
  readonly same: boolean
}

const keyOf = ({ caseNo }: ArchivedPatient): string => fold(caseNo) || caseNo

/** Refuses an archive that gives two of its own cases one number. */
const refuseTwice = (patients: readonly ArchivedPatient[]): void => {
  const seen = new Set<string>()
  for (const patient of patients) {
    if (seen.has(keyOf(patient))) throw new Refusal('CASE_NUMBER_TAKEN', { name: patient.name })
    seen.add(keyOf(patient))
  }
}

/** Cases of the archive that may be here already, before anything is written. Numbers are unique among a doctor's cases. */
export const takenHere = async (db: Db, doctor: string, patients: Content['patients']): Promise<readonly Taken[]> => {
  const kept = patients.filter(patient => patient.deletedAt === null)
  const numbered = kept.filter(patient => keyOf(patient) !== '')
  refuseTwice(numbered)
  const rows = await numberedHere(db, doctor, numbered.map(keyOf))
  const byNumber = numbered.flatMap(archived => {
    const here = rows.get(keyOf(archived))
    return here ? [{ archived, here, byNumber: true, same: samePerson(archived, here) }] : []
  })
  const numberedThere = new Set(byNumber.map(({ archived }) => archived))
  const others = await personsHere(db, doctor, {
    patients: kept.filter(patient => !numberedThere.has(patient)),
    spoken: new Set(byNumber.map(({ here }) => here.uuid)),
  })
  return [...byNumber, ...others.map(({ archived, here, sure }) => ({ archived, here, byNumber: false, same: sure }))]
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

/** Cases may be here already and nobody has said what then: nothing was written. */
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
