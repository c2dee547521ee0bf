import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'
import type { Content } from './content'

/** Cases asked about per statement; each binds two values. */
const atOnce = 500

/** The cases of the archive's bin that are here already: by their key or, where that was taken, by when they came and went. */
const oldBin = async (db: Db, doctor: string, { patients }: Content): Promise<ReadonlySet<string>> => {
  const gone = new Set<string>()
  const binned = patients.flatMap(({ uuid, name, createdAt, deletedAt }) =>
    deletedAt === null ? [] : [{ uuid, deletedAt, when: `${createdAt} ${deletedAt} ${name}` }],
  )
  for (const some of inParts(binned, atOnce)) {
    const rows = await db
      .selectFrom('patient')
      .select(['uuid', 'name', 'created_at', 'deleted_at'])
      .where('doctor_id', '=', doctor)
      .where(eb =>
        eb.or([
          eb(
            'uuid',
            'in',
            some.map(({ uuid }) => uuid),
          ),
          eb(
            'deleted_at',
            'in',
            some.map(({ deletedAt }) => deletedAt),
          ),
        ]),
      )
      .execute()
    const here = new Set(rows.flatMap(row => [row.uuid, `${row.created_at} ${row.deleted_at} ${row.name}`]))
    for (const { uuid, when } of some) if (here.has(uuid) || here.has(when)) gone.add(uuid)
  }
  return gone
}

/** Without the cases of the archive's bin that are here already: brought in twice, they would lie there twice. */
export const withoutOldBin = async (db: Db, doctor: string, content: Content): Promise<Content> => {
  const gone = await oldBin(db, doctor, content)
  const stays = ({ caseUuid }: { readonly caseUuid: string }): boolean => !gone.has(caseUuid)
  return {
    ...content,
    patients: content.patients.filter(({ uuid }) => !gone.has(uuid)),
    records: content.records.filter(stays),
    overlaps: content.overlaps.filter(stays),
    documents: content.documents.filter(stays),
  }
}
