import type { Db } from '../db/open'
import { doubtedRecords } from './case-films'

export interface Doubts {
  /** Uuids of the records whose scale is doubted beside the others of their case. */
  readonly doubted: ReadonlySet<string>
  /** Numbers of other records of these cases whose stored values say otherwise. */
  readonly outdated: readonly number[]
}

/** Selects the records outside the bin of the cases of these records. */
export const selectBeside = (tx: Db, due: readonly number[]) =>
  tx
    .selectFrom('record_index as ri')
    .innerJoin('case_index as c', 'c.no', 'ri.case_no')
    .select(['ri.no', 'ri.record_uuid', 'ri.scale', 'ri.traced', 'c.case_uuid as uuid', 'c.sex', 'c.birthday'])
    .where('ri.binned', '=', 0)
    .where('ri.case_no', 'in', eb => eb.selectFrom('record_index as d').select('d.case_no').where('d.no', 'in', due))

type Beside = Readonly<Awaited<ReturnType<ReturnType<typeof selectBeside>['execute']>>>

const byCase = (rows: Beside): readonly Beside[] =>
  [...new Set(rows.map(({ uuid }) => uuid))].map(uuid => rows.filter(row => row.uuid === uuid))

/**
 * What the films of a case say of each other's scales, for the cases of records that are being measured: a film may make the scale
 * of one measured long ago doubtful. `beside`: the rows of `selectBeside`.
 */
export const doubtsBeside = async (tx: Db, due: readonly number[], beside: Beside): Promise<Doubts> => {
  const doubted = new Set<string>()
  const outdated: number[] = []
  for (const records of byCase(beside)) {
    const [patient] = records
    const several = records.filter(({ traced }) => traced === 1).length > 1
    const now = patient && several ? await doubtedRecords(tx, patient) : new Set<string>()
    for (const uuid of now) doubted.add(uuid)
    for (const { no, record_uuid, scale } of records)
      if (!due.includes(no) && (scale === 'doubted') !== now.has(record_uuid)) outdated.push(no)
  }
  return { doubted, outdated }
}
