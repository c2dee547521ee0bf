import type { ImageKind, RecordType } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'
import type { PersonTrait, WaitingCandidate } from '@sella/contract/waiting'
import { sql } from 'kysely'
import type { Db } from '../db/open'
import { visibleCases } from '../db/visible-cases'
import { fold } from '../keys/fold'
import { nameSounds } from '../keys/name-keys'
import type { PatientRow } from '../patients/rows'
import { findPatients } from '../patients/search'
import { imagesOf } from '../records/rows'

type Person = DicomHeader['patient']

/** Most cases compared, and most cases proposed. */
const limits = { compared: 30, proposed: 4 }

/** The first component group of a name in a DICOM file: CHEN^YUTONG=陈宇桐 -> [chen, yutong]. */
const lettersOf = (nameInFile: string | null): readonly string[] =>
  (nameInFile?.split('=')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(part => part !== '')

const isHan = /\p{Script=Han}/u

/** Whether a case has the name in the file: the same characters, the same syllables, or the same words in any order. */
const sameName = (name: string, { name: written, nameInFile }: Person): boolean => {
  const letters = lettersOf(nameInFile)
  if (written !== null && fold(name).replaceAll(' ', '') === fold(written).replaceAll(' ', '')) return true
  // Names written with different characters are different names, even if they sound the same.
  if (written !== null && isHan.test(written) && isHan.test(name)) return false
  const sounds = nameSounds(name)
  if (letters.length === 0 || sounds.length === 0) return false
  return isHan.test(name) ? sounds.join('') === letters.join('') : sounds.toSorted().join(' ') === letters.toSorted().join(' ')
}

type Verdict = true | false | null

/** For each trait, whether case and file agree; null where either says nothing. */
const comparedBy = (row: PatientRow, person: Person): Readonly<Record<PersonTrait, Verdict>> => ({
  number: person.id && row.case_no ? fold(person.id) === fold(row.case_no) : null,
  name: person.name === null ? null : sameName(row.name, person),
  birthday: person.birthDate && row.birthday ? person.birthDate === row.birthday : null,
  sex: person.sex && row.sex ? person.sex === row.sex : null,
})

interface Compared {
  readonly row: PatientRow
  readonly agrees: readonly PersonTrait[]
  readonly differs: readonly PersonTrait[]
}

const weights: Readonly<Record<PersonTrait, number>> = { number: 4, name: 3, birthday: 3, sex: 1 }

const weightOf = ({ agrees, differs }: Compared): number => {
  const sum = (traits: readonly PersonTrait[]): number => traits.reduce((total, trait) => total + weights[trait], 0)
  return sum(agrees) - sum(differs)
}

const compared = (row: PatientRow, person: Person): Compared => {
  const verdicts = Object.entries(comparedBy(row, person)) as [PersonTrait, Verdict][]
  return {
    row,
    agrees: verdicts.flatMap(([trait, verdict]) => (verdict === true ? [trait] : [])),
    differs: verdicts.flatMap(([trait, verdict]) => (verdict === false ? [trait] : [])),
  }
}

/** The account and person whose cases are searched. */
interface Sight {
  readonly doctor: string
  /** Only the cases assigned to this person; null for all. */
  readonly only: string | null
}

const byNumber = (db: Db, { doctor, only }: Sight, id: string): Promise<PatientRow[]> =>
  db
    .selectFrom('patient')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .where('case_key', '=', fold(id) || id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`1 = 1 ${visibleCases('uuid', only)}`)
    .limit(limits.proposed)
    .execute()

const byName = async (db: Db, { doctor, only }: Sight, search: string): Promise<readonly PatientRow[]> => {
  if (search === '') return []
  const wanted = {
    doctor,
    only,
    search,
    favorite: false,
    deleted: false,
    awaits: null,
    due: null,
    limit: limits.compared,
    offset: 0,
  }
  return (await findPatients(db, { ...wanted, order: { by: 'updated', turned: false } })).rows
}

const recordsIn = async (db: Db, cases: readonly string[]) => {
  if (cases.length === 0) return []
  const records = await db
    .selectFrom('record')
    .select(['uuid', 'case_uuid', 'createday', 'type'])
    .where('case_uuid', 'in', cases)
    .where('deleted_at', 'is', null)
    .orderBy('createday', 'desc')
    .execute()
  const images = await imagesOf(
    db,
    records.map(({ uuid }) => uuid),
  )
  return records.map(record => ({
    ...record,
    kinds: images.filter(image => image.record_uuid === record.uuid).map(({ type }) => type as ImageKind),
  }))
}

/**
 * Cases of an account to which a file may belong, likeliest first: those with its number, and those with its name. States which
 * of number, name, birthday and sex agree and which differ; decides nothing.
 */
export const candidatesFor = async (db: Db, sight: Sight, person: Person | null): Promise<readonly WaitingCandidate[]> => {
  if (person === null) return []
  const numbered = person.id ? await byNumber(db, sight, person.id) : []
  const letters = lettersOf(person.nameInFile).join('')
  const written = person.name && isHan.test(person.name) ? await byName(db, sight, person.name) : []
  const sounding = letters !== '' && !isHan.test(letters) ? await byName(db, sight, letters) : []
  const rows = [...new Map([...numbered, ...written, ...sounding].map(row => [row.uuid, row])).values()]
  const likely = rows
    .map(row => compared(row, person))
    .filter(({ agrees }) => agrees.includes('number') || agrees.includes('name'))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, limits.proposed)
  const records = await recordsIn(
    db,
    likely.map(({ row }) => row.uuid),
  )
  return likely.map(({ row, agrees, differs }) => ({
    caseUuid: row.uuid,
    name: row.name,
    birthday: row.birthday,
    sex: row.sex,
    caseNo: row.case_no,
    agrees: [...agrees],
    differs: [...differs],
    records: records
      .filter(({ case_uuid }) => case_uuid === row.uuid)
      .map(({ uuid, createday, type, kinds }) => ({ uuid, createday, type: type as RecordType, kinds })),
  }))
}
