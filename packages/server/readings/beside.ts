import type { Db } from '../db/open'
import { doubtedRecords } from './case-films'

export interface Doubts {
  /** Uuids of the records whose scale is doubted beside the others of their case. */
  readonly doubted: ReadonlySet<string>
  /** Numbers of other records of these cases whose stored values say otherwise. */
  readonly outdated: readonly number[]
}

/** The records outside the bin of the cases of these records, by case. */
const casesOf = async (tx: Db, due: readonly number[]) => {
  const rows = await tx
    .selectFrom('record_index as ri')
    .innerJoin('case_index as c', 'c.no', 'ri.case_no')
    .select(['ri.no', 'ri.record_uuid', 'ri.scale', 'ri.traced', 'c.case_uuid as uuid', 'c.sex', 'c.birthday'])
    .where('ri.binned', '=', 0)
    .where('ri.case_no', 'in', eb => eb.selectFrom('record_index as d').select('d.case_no').where('d.no', 'in', due))
    .execute()
  return [...new Set(rows.map(({ uuid }) => uuid))].map(uuid => rows.filter(row => row.uuid === uuid))
}

/**
 * What the films of a case say of each other's scales, for the cases of records that are being measured: a film may make the scale
 * of one measured long ago doubtful.
 */
export const doubtsBeside = async (tx: Db, due: readonly number[]): Promise<Doubts> => {
  const doubted = new Set<string>()
  const outdated: number[] = []
  for (const records of await casesOf(tx, due)) {
    const [patient] = records
    const several = records.filter(({ traced }) => traced === 1).length > 1
    const now = patient && several ? await doubtedRecords(tx, patient) : new Set<string>()
    for (const uuid of now) doubted.add(uuid)
    for (const { no, record_uuid, scale } of records)
      if (!due.includes(no) && (scale === 'doubted') !== now.has(record_uuid)) outdated.push(no)
  }
  return { doubted, outdated }
}
