import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import type { Db } from '../db/open'
import { fileScaleOf, filmOf, type ImageRow, imagesOf, type RecordRow, tracingOf } from '../records/rows'

const read = (record: RecordRow, images: readonly ImageRow[]): Tracing | null => {
  const film = filmOf(images)
  const text = tracingOf(record, images)
  if (!film || text === null || record.has_tracing !== 1) return null
  const stored = fromStored(text, storedFilm(LATERAL_CEPH, fileScaleOf(film)))
  return stored.ok ? stored.value : null
}

/** The tracings in these records, with the scale stated by their films; as `tracingsOf`. */
export const tracingsIn = (records: readonly RecordRow[], images: readonly ImageRow[]): ReadonlyMap<string, Tracing> =>
  new Map(
    records.flatMap(record => {
      const tracing = read(
        record,
        images.filter(image => image.record_uuid === record.uuid),
      )
      return tracing ? [[record.uuid, tracing]] : []
    }),
  )

/**
 * The tracings of records with the scale stated by their films, by record. A record is missing if nothing is placed, the film is
 * gone or was replaced, or the text cannot be read.
 */
export const tracingsOf = async (db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, Tracing>> => {
  if (uuids.length === 0) return new Map()
  const records = await db.selectFrom('record').selectAll().where('uuid', 'in', uuids).execute()
  return tracingsIn(records, await imagesOf(db, uuids))
}
