import type { NumberTaken, SameNumber } from '@sella/contract/import-event'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { fold } from '../keys/fold'
import type { PatientRow } from '../patients/rows'
import { binnedHere } from './binned-here'
import type { Content } from './content'
import type { ArchivedPatient } from './format'
import { numberedHere, personsHere, samePerson } from './persons-here'

/** A case of the archive that may be an existing case: by its number or, where either has none, by name and birthday. */
export interface Taken {
  readonly archived: ArchivedPatient
  readonly here: PatientRow
  /** Whether both have the number; if not, the archive's case keeps its own. */
  readonly byNumber: boolean
  /**
   * Whether they can be one person: name and birthday agree and the sexes do not contradict each other. A name alone without a
   * number is not enough.
   */
  readonly same: boolean
}

const keyOf = ({ caseNo }: ArchivedPatient): string => fold(caseNo) || caseNo

/** Refuses an archive in which two cases share one number. */
const refuseTwice = (patients: readonly ArchivedPatient[]): void => {
  const seen = new Set<string>()
  for (const patient of patients) {
    if (seen.has(keyOf(patient))) throw new Refusal('CASE_NUMBER_TAKEN', { name: patient.name })
    seen.add(keyOf(patient))
  }
}

/**
 * Cases of the archive that may already exist here, found before anything is written. Numbers are unique among a doctor's cases.
 */
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
  const live = [...byNumber, ...others.map(({ archived, here, sure }) => ({ archived, here, byNumber: false, same: sure }))]
  const spoken = new Set(live.map(({ archived }) => archived))
  const binned = await binnedHere(
    db,
    doctor,
    kept.filter(patient => !spoken.has(patient)),
  )
  return [...live, ...binned.map(both => ({ ...both, byNumber: false, same: true }))]
}

/** Most cases listed individually in a question. */
const mostTold = 50

const person = ({ name, birthday }: { readonly name: string; readonly birthday: string | null }) => ({ name, birthday })

/** What to ask before importing such an archive. */
const askAbout = (taken: readonly Taken[]): NumberTaken => ({
  same: taken.filter(({ same }) => same).length,
  others: taken.filter(({ same }) => !same).length,
  cases: taken.slice(0, mostTold).map(({ archived, here, same }) => ({
    ...{ caseNo: archived.caseNo, same, here: person(here), archived: person(archived) },
    ...(here.deleted_at !== null && { binned: true as const }),
  })),
})

/** Thrown when cases may already exist here and the caller has not decided about them; nothing was written. */
export class NumbersTaken extends Refusal {
  readonly asks: NumberTaken

  constructor(taken: readonly Taken[]) {
    super('CASE_NUMBER_TAKEN', { name: taken[0]?.archived.name ?? '' })
    this.asks = askAbout(taken)
  }
}

/** Decides what happens to each case; asks where the caller has not said. Two persons are never merged. */
export const decided = (
  taken: readonly Taken[],
  sameNumber: SameNumber,
): readonly (Taken & { readonly then: 'merge' | 'separate' | 'leave' })[] =>
  taken.map(patient => {
    const then = patient.same ? sameNumber.same : sameNumber.others
    if (!then) throw new NumbersTaken(taken)
    return { ...patient, then }
  })
