import { conversationPictures } from '../chat/archived'
import type { Db } from '../db/open'
import { type ImageMarks, marksOfRecord } from '../images/marks'
import type { PlanRow } from '../plans/rows'
import type { ImageRow, RecordRow } from '../records/rows'
import type { RereadRow } from '../rereads/rows'

/** Rows fetched at once, so that memory stays bounded for an account of any size. */
const page = 200

/** All rows of a query in order of their uuids, page by page; other calls are answered in between. */
async function* paged<T extends { readonly uuid: string }>(
  fetch: (after: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const rows = await fetch(after, page)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = last.uuid
  }
}

export const patientsOwned = (db: Db, doctor: string) =>
  paged((after, limit) =>
    db
      .selectFrom('patient')
      .selectAll()
      .where('doctor_id', '=', doctor)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(limit)
      .execute(),
  )

interface OwnedRecord {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  readonly marks: ImageMarks
  readonly plans: readonly PlanRow[]
  readonly rereads: readonly RereadRow[]
}

/** Records with all their images and points, plans and further readings, including those in the bin. */
export async function* recordsOwned(db: Db, doctor: string): AsyncGenerator<OwnedRecord> {
  const records = paged((after, limit) =>
    db
      .selectFrom('record')
      .selectAll()
      .where('doctor_id', '=', doctor)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(limit)
      .execute(),
  )
  for await (const record of records) {
    const images = await db.selectFrom('image').selectAll().where('record_uuid', '=', record.uuid).orderBy('created_at').execute()
    const plans = await db.selectFrom('plan').selectAll().where('record_uuid', '=', record.uuid).orderBy('created_at').execute()
    const rereads = await db
      .selectFrom('reread')
      .selectAll()
      .where('record_uuid', '=', record.uuid)
      .orderBy('created_at')
      .execute()
    yield { record, images, marks: await marksOfRecord(db, record.uuid), plans, rereads }
  }
}

export const documentsOwned = (db: Db, doctor: string) =>
  paged((after, limit) =>
    db
      .selectFrom('document')
      .selectAll()
      .where('doctor_id', '=', doctor)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(limit)
      .execute(),
  )

/** Paths of all originals of an account, without duplicates. */
export const originalsOwned = async (db: Db, doctor: string): Promise<ReadonlySet<string>> => {
  const images = await db.selectFrom('image').select('oss_path').distinct().where('doctor_id', '=', doctor).execute()
  const { avatar_path } = await db.selectFrom('doctor').select('avatar_path').where('uuid', '=', doctor).executeTakeFirstOrThrow()
  const chatPictures = await conversationPictures(db, doctor)
  const documents = await db.selectFrom('document').select('path').where('doctor_id', '=', doctor).execute()
  return new Set([
    ...documents.map(row => row.path),
    ...images.map(row => row.oss_path),
    ...(avatar_path ? [avatar_path] : []),
    ...chatPictures,
  ])
}

/** The uuids of records that hold a tracing, outside the bin. */
export const tracedOwned = async (db: Db, doctor: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('record')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .select('record.uuid')
    .where('record.doctor_id', '=', doctor)
    .where('record.has_tracing', '=', 1)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .orderBy('patient.case_no')
    .orderBy('record.createday')
    .execute()
  return rows.map(row => row.uuid)
}
