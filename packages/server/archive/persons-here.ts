import { isAnonymousName } from '@sella/contract/anonymous-case'
import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'
import { fold } from '../keys/fold'
import type { PatientRow } from '../patients/rows'
import type { ArchivedPatient } from './format'

/** Values bound in one statement. */
export const atOnce = 500

const casesOf = (db: Db, doctor: string) =>
  db.selectFrom('patient').selectAll().where('doctor_id', '=', doctor).where('deleted_at', 'is', null)

/** The doctor's cases with these numbers, by folded number. */
export const numberedHere = async (db: Db, doctor: string, keys: readonly string[]): Promise<ReadonlyMap<string, PatientRow>> => {
  const here = new Map<string, PatientRow>()
  for (const share of inParts(keys, atOnce))
    for (const row of await casesOf(db, doctor).where('case_key', 'in', share).execute()) here.set(row.case_key, row)
  return here
}

const nameAndBirthday = ({ name, birthday }: Pick<PatientRow, 'name' | 'birthday'>): string => `${fold(name)} ${birthday ?? ''}`

const sexesAgree = (archived: ArchivedPatient, here: PatientRow): boolean =>
  archived.sex === here.sex || archived.sex === null || here.sex === null

/** Whether name and birthday agree and the sexes do not contradict each other. */
export const samePerson = (archived: ArchivedPatient, here: PatientRow): boolean =>
  nameAndBirthday(archived) === nameAndBirthday(here) && sexesAgree(archived, here)

/** Those of these cases that are the same person as one of an archive, in their order; each asked in the time that it takes to find a few. */
export const samePersonAmong = (rows: readonly PatientRow[]): ((archived: ArchivedPatient) => readonly PatientRow[]) => {
  const groups = new Map<string, PatientRow[]>()
  for (const row of rows) {
    const group = groups.get(nameAndBirthday(row)) ?? []
    group.push(row)
    groups.set(nameAndBirthday(row), group)
  }
  return archived => (groups.get(nameAndBirthday(archived)) ?? []).filter(row => sexesAgree(archived, row))
}

/** The doctor's cases with one of these birthdays or, where there is none, one of these names. */
const nearHere = async (db: Db, doctor: string, patients: readonly ArchivedPatient[]): Promise<readonly PatientRow[]> => {
  const days = [...new Set(patients.flatMap(({ birthday }) => birthday ?? []))]
  const names = [...new Set(patients.flatMap(({ birthday, name }) => (birthday === null ? [name] : [])))]
  const rows: PatientRow[] = []
  for (const share of inParts(days, atOnce)) rows.push(...(await casesOf(db, doctor).where('birthday', 'in', share).execute()))
  for (const share of inParts(names, atOnce))
    rows.push(...(await casesOf(db, doctor).where('birthday', 'is', null).where('name', 'in', share).execute()))
  return rows
}

interface Near {
  readonly archived: ArchivedPatient
  readonly here: PatientRow
  /** Whether it is certainly the same person: the same uuid, or a birthday that agrees as well as the name. */
  readonly sure: boolean
}

/**
 * Pairs of an archived case and an existing case that may be one person, where at least one of them has no number. Each existing
 * case is used once, and one with the same uuid is preferred. Two different numbers always mean two cases.
 */
export const personsHere = async (
  db: Db,
  doctor: string,
  { patients, spoken }: { readonly patients: readonly ArchivedPatient[]; readonly spoken: ReadonlySet<string> },
): Promise<readonly Near[]> => {
  const rows = (await nearHere(db, doctor, patients)).filter(({ uuid }) => !spoken.has(uuid))
  const same = samePersonAmong(rows)
  const gone = new Set<string>()
  const matches = new Map<ArchivedPatient, Near>()
  const mayBe = (archived: ArchivedPatient, here: PatientRow): boolean =>
    !gone.has(here.uuid) && (archived.caseNo === '' || here.case_no === '')
  for (const own of [true, false])
    for (const archived of patients) {
      if (matches.has(archived)) continue
      const here = same(archived).find(row => mayBe(archived, row) && (!own || row.uuid === archived.uuid))
      if (!here) continue
      gone.add(here.uuid)
      // All anonymous cases have one name, and many one birthday: every first day is the same.
      matches.set(archived, { archived, here, sure: own || (here.birthday !== null && !isAnonymousName(here.name)) })
    }
  return [...matches.values()]
}
