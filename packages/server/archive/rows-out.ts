import type { CaseFile } from '@sella/contract/case-file'
import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Db } from '../db/open'
import { type DocumentRow, documentOf } from '../documents/rows'
import type { ImageMarks } from '../images/marks'
import { fieldsOf } from '../patients/form-fields'
import type { PatientRow } from '../patients/rows'
import type { PlanRow } from '../plans/rows'
import { neckOf } from '../records/neck'
import type { ImageRow, RecordRow } from '../records/rows'
import { checksIn } from '../records/seen-checks'
import { orderOf, type RereadRow } from '../rereads/rows'
import type { ArchivedDocument, ArchivedImage, ArchivedPatient, ArchivedPlan, ArchivedRecord, ArchivedReread } from './format'

/** The name of an original in the archive: `originals/<hash>.<ext>`. */
export const archivedName = (path: string): string => `originals/${path.split('/').pop()}`

export const archivedPatient = (row: PatientRow, file: CaseFile | null): ArchivedPatient => ({
  uuid: row.uuid,
  ...fieldsOf(row),
  favorite: row.favorite === 1,
  ...(file ? { file } : {}),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
})

const archivedImage = (row: ImageRow, marks: ImageMarks): ArchivedImage => ({
  uuid: row.uuid,
  type: row.type as ArchivedImage['type'],
  file: archivedName(row.oss_path),
  name: row.name,
  width: row.width,
  height: row.height,
  mmPerPixel: row.mm_per_pixel,
  ...(row.recipe ? { recipe: JSON.parse(row.recipe) as PictureEdit } : {}),
  ...(row.guessed === 1 ? { guessed: true } : {}),
  ...(row.beside === 1 ? { beside: true } : {}),
  ...(marks.has(row.uuid) ? { marks: marks.get(row.uuid) } : {}),
  ...(row.checks ? { checks: checksIn(row.checks) ?? undefined } : {}),
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
})

const archivedPlan = (row: PlanRow): ArchivedPlan => ({
  uuid: row.uuid,
  name: row.name,
  content: row.content,
  version: row.version,
  by: row.saved_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
})

const archivedReread = (row: RereadRow): ArchivedReread => ({
  uuid: row.uuid,
  film: row.film,
  reader: row.reader,
  name: row.name,
  person: row.person_id,
  cephPoints: row.ceph_points,
  order: orderOf(row.film_order),
  createdAt: row.created_at,
})

/** What belongs to a record. */
interface Belonging {
  readonly images: readonly ImageRow[]
  readonly marks: ImageMarks
  readonly plans: readonly PlanRow[]
  readonly rereads: readonly RereadRow[]
}

export const archivedRecord = (row: RecordRow, { images, marks, plans, rereads }: Belonging): ArchivedRecord => ({
  uuid: row.uuid,
  caseUuid: row.case_uuid,
  createday: row.createday,
  type: row.type,
  cephPoints: row.ceph_points,
  cephFilm: row.ceph_film,
  tracedAt: row.traced_at,
  facePoints: row.face_points,
  alignment: row.alignment,
  modelReadings: row.model_readings,
  ageGroup: row.age_group,
  maturation: neckOf(row),
  maturationFilm: row.neck_film,
  note: row.note,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
  images: images.map(image => archivedImage(image, marks)),
  plans: plans.map(archivedPlan),
  rereads: rereads.map(archivedReread),
})

/** The doctor herself and the clinics she works for. */
export const archivedAccount = async (db: Db, doctor: string) => {
  const row = await db.selectFrom('doctor').selectAll().where('uuid', '=', doctor).executeTakeFirstOrThrow()
  const agencies = await db
    .selectFrom('agency')
    .select(['uuid', 'name'])
    .where('doctor_id', '=', doctor)
    .orderBy('position')
    .execute()
  return {
    loginName: row.login_name,
    userName: row.user_name,
    phone: row.phone,
    email: row.email,
    age: row.age,
    avatar: row.avatar_path && archivedName(row.avatar_path),
    agencies,
  }
}

export const archivedAnalyses = async (db: Db, doctor: string) =>
  (await db.selectFrom('user_analysis').selectAll().where('doctor_id', '=', doctor).orderBy('created_at').execute()).map(row => ({
    uuid: row.uuid,
    name: row.name,
    content: row.content,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))

export const archivedSettings = async (db: Db, doctor: string) =>
  (await db.selectFrom('setting').selectAll().where('doctor_id', '=', doctor).orderBy('name').execute()).map(row => ({
    name: row.name,
    content: row.content,
    updatedAt: row.updated_at,
  }))

export const archivedDocument = (row: DocumentRow): ArchivedDocument => {
  const { hash: _, bytes: __, ...facts } = documentOf(row)
  return { ...facts, file: archivedName(row.path) }
}

export const archivedOverlaps = async (db: Db, doctor: string) =>
  (await db.selectFrom('overlap').selectAll().where('doctor_id', '=', doctor).orderBy('case_uuid').execute()).map(row => ({
    caseUuid: row.case_uuid,
    content: row.content,
    updatedAt: row.updated_at,
  }))
