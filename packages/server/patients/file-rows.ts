import type { CaseFile } from '@sella/contract/case-file'
import type { CaseFileTable } from '../db/case-file-tables'
import type { Db } from '../db/open'
import { fold } from '../keys/fold'

/** Tags by case, in their order. */
export const tagsOf = async (db: Db, cases: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const tags = new Map<string, string[]>(cases.map(uuid => [uuid, []]))
  const rows =
    cases.length === 0
      ? []
      : await db
          .selectFrom('case_tag')
          .select(['case_uuid', 'tag'])
          .where('case_uuid', 'in', cases)
          .orderBy('position')
          .orderBy('tag_key')
          .execute()
  for (const { case_uuid, tag } of rows) tags.get(case_uuid)?.push(tag)
  return tags
}

export const fileRowsOf = async (db: Db, cases: readonly string[]): Promise<ReadonlyMap<string, CaseFileTable>> => {
  const rows = cases.length === 0 ? [] : await db.selectFrom('case_file').selectAll().where('case_uuid', 'in', cases).execute()
  return new Map(rows.map(row => [row.case_uuid, row]))
}

/** The file of a case from its row and tags. */
const fileOf = (row: CaseFileTable, tags: readonly string[]): CaseFile => ({
  diagnosis: row.diagnosis,
  problems: row.problems,
  plan: row.plan,
  progress: row.progress,
  tags: [...tags],
  nextVisit: row.next_visit,
  nextVisitFor: row.next_visit_for,
})

/** The file of one case; null where nothing was ever written. */
export const writtenFile = async (db: Db, caseUuid: string): Promise<CaseFile | null> => {
  const row = (await fileRowsOf(db, [caseUuid])).get(caseUuid)
  return row ? fileOf(row, (await tagsOf(db, [caseUuid])).get(caseUuid) ?? []) : null
}

interface Written {
  readonly doctor: string
  readonly caseUuid: string
}

const tagKey = (tag: string): string => fold(tag) || tag

/** Removes duplicates: tags that look alike are the same. */
const distinct = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag, place) => tags.findIndex(other => tagKey(other) === tagKey(tag)) === place)

/** Writes the whole file of a case; the caller updates its search keys. */
export const writeFile = async (tx: Db, { doctor, caseUuid }: Written, file: CaseFile): Promise<void> => {
  const texts = {
    diagnosis: file.diagnosis,
    problems: file.problems,
    plan: file.plan,
    progress: file.progress,
    next_visit: file.nextVisit,
    next_visit_for: file.nextVisitFor,
  }
  await tx
    .insertInto('case_file')
    .values({ case_uuid: caseUuid, doctor_id: doctor, ...texts })
    .onConflict(conflict => conflict.column('case_uuid').doUpdateSet(texts))
    .execute()
  await tx.deleteFrom('case_tag').where('case_uuid', '=', caseUuid).execute()
  const tags = distinct(file.tags).map((tag, position) => ({
    case_uuid: caseUuid,
    tag_key: tagKey(tag),
    doctor_id: doctor,
    tag,
    position,
  }))
  if (tags.length > 0) await tx.insertInto('case_tag').values(tags).execute()
}
