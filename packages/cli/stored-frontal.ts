import type { Judged } from '@sella/ceph/analysis/judge'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import { ownFrontalAnalyses } from '@sella/server/analyses/analysis-named'
import type { Data } from '@sella/server/data'
import { plainName } from '@sella/server/files/shown-name'
import { fileScaleOf, imagesOf } from '@sella/server/records/rows'
import { recordNamed } from '@sella/server/report/record-wish'
import { settingOf } from '@sella/server/settings/documents'
import { refused } from './refusals'

interface StoredFrontal extends Pick<Judged, 'patient' | 'record' | 'overrides'> {
  readonly tracing: Tracing
  /** Those of the frontal film of the record's doctor. */
  readonly ownAnalyses: readonly Analysis[]
}

/** The stored frontal film of a record, with its patient and what its doctor judges it by; refuses a record without the film or without points on it. */
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
  const doctor = row.doctor_id
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const ownAnalyses = await ownFrontalAnalyses(db, { doctor, overrides })
  return { tracing: { ...read.value, fileScale: fileScaleOf(film) }, patient, record, overrides, ownAnalyses }
}
