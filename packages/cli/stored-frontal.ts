import type { Judged } from '@sella/ceph/analysis/judge'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import type { Data } from '@sella/server/data'
import { plainName } from '@sella/server/files/shown-name'
import { fileScaleOf, imagesOf } from '@sella/server/records/rows'
import { recordNamed } from '@sella/server/report/record-wish'
import { refused } from './refusals'

interface StoredFrontal extends Pick<Judged, 'patient' | 'record'> {
  readonly tracing: Tracing
}

/** The stored frontal film of a record, with its patient; refuses a record without the film or without points on it. */
export const storedFrontal = async ({ store: { db } }: Data, uuid: string): Promise<StoredFrontal> => {
  const row = await recordNamed(db, uuid)
  const film = (await imagesOf(db, [uuid])).find(({ type }) => type === FRONTAL_CEPH)
  const read = film && placedFromStored(storedFrontalFilm, row.face_points, plainName(film))
  if (!film || !read?.ok || Object.keys(read.value.points).length === 0) throw refused('noFrontalPoints')
  const patient = await db
    .selectFrom('patient')
    .select(['birthday', 'sex'])
    .where('uuid', '=', row.case_uuid)
    .executeTakeFirstOrThrow()
  const record = { createday: row.createday, ageGroup: row.age_group }
  return { tracing: { ...read.value, fileScale: fileScaleOf(film) }, patient, record }
}
