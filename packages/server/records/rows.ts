import type { CaseRecord, ImageKind, Photo, RecordType } from '@sella/contract/entities'
import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import type { ImageTable, RecordTable } from '../db/record-tables'
import { plainName } from '../files/shown-name'
import type { Signer } from '../files/signing'
import { Refusal } from '../http/refusal'
import { neckOf } from './neck'
import { checksIn } from './seen-checks'

export type RecordRow = Selectable<RecordTable>
export type ImageRow = Selectable<ImageTable>

export interface OwnRecord {
  readonly doctor: string
  readonly uuid: string
}

/** Selects a doctor's record outside the bin, in a case outside the bin. */
export const selectOwnRecord = (db: Db, { doctor, uuid }: OwnRecord) =>
  db
    .selectFrom('record')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .selectAll('record')
    .where('record.uuid', '=', uuid)
    .where('record.doctor_id', '=', doctor)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)

/** A doctor's record outside the bin, in a case outside the bin. */
export const ownRecord = async (db: Db, own: OwnRecord): Promise<RecordRow> => {
  const row = await selectOwnRecord(db, own).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The chosen images of records outside the bin, one of each kind. */
export const imagesOf = async (db: Db, records: readonly string[]): Promise<ImageRow[]> =>
  (await allImagesOf(db, records)).filter(row => row.beside === 0)

/** Selects the images of records outside the bin, including those kept beside the chosen ones. */
export const selectImages = (db: Db, records: readonly string[]) =>
  db.selectFrom('image').selectAll().where('record_uuid', 'in', records).where('deleted_at', 'is', null).orderBy('created_at')

/** The images of records outside the bin, including those kept beside the chosen ones. */
export const allImagesOf = async (db: Db, records: readonly string[]): Promise<ImageRow[]> =>
  records.length === 0 ? [] : selectImages(db, records).execute()

/** States which picture of its file an image is, unless it is the first. */
const pictureOf = (row: ImageRow): Pick<Photo, 'picture'> => {
  const picture = plainName(row)
  return picture === row.hash ? {} : { picture }
}

const isModel = (row: ImageRow): boolean => row.width === 0

/** Names an image as displayed; its renditions carry this name. */
export const shownOf = (row: Pick<ImageRow, 'hash' | 'shown'>): string => row.shown ?? row.hash

/** Names an image's pixel frame. Points placed in one frame would lie elsewhere on the skull in another. */
export const frameOf = (row: Pick<ImageRow, 'hash' | 'frame'>): string => row.frame ?? row.hash

const editOf = (row: ImageRow, signer: Signer): Photo['edit'] =>
  row.recipe && row.plain_width && row.plain_height
    ? {
        recipe: JSON.parse(row.recipe) as PictureEdit,
        url: signer.url(`preview/${plainName(row)}`),
        width: row.plain_width,
        height: row.plain_height,
      }
    : null

/** Only for a film, and only while its pixels are in the frame the detector examined. */
const checksOf = (row: ImageRow): Pick<Photo, 'checks'> => {
  const seen = row.type === 'Lateral_Ceph' ? checksIn(row.checks) : null
  if (seen?.frame !== frameOf(row)) return {}
  const { frame: _, ...checks } = seen
  return { checks }
}

/** The scale stated by an image's file, with its source. */
export const fileScaleOf = (row: ImageRow): Photo['fileScale'] =>
  row.mm_per_pixel && row.scale_provenance ? { mmPerPixel: row.mm_per_pixel, provenance: row.scale_provenance } : null

/** An image in its wire form, with signed addresses. */
export const photoOf = (row: ImageRow, signer: Signer): Photo => ({
  uuid: row.uuid,
  type: row.type as ImageKind,
  ossPath: row.oss_path,
  width: row.width,
  height: row.height,
  name: row.name,
  bytes: row.bytes,
  hash: row.hash,
  ...pictureOf(row),
  fileScale: fileScaleOf(row),
  url: signer.url(isModel(row) ? row.oss_path : `work/${shownOf(row)}`),
  previewUrl: isModel(row) ? '' : signer.url(`preview/${shownOf(row)}`),
  thumbUrl: signer.url(`thumb/${shownOf(row)}`),
  originalUrl: signer.url(row.oss_path),
  shown: shownOf(row),
  ...(row.frame === null ? {} : { frame: row.frame }),
  edit: editOf(row, signer),
  guessed: row.guessed === 1,
  ...checksOf(row),
})

export const filmOf = (images: readonly ImageRow[]): ImageRow | null =>
  images.find(image => image.type === 'Lateral_Ceph' && image.beside === 0) ?? null

/**
 * The stored tracing of a record, unless the film it was placed on has been replaced or its pixels are in another frame: the
 * points would lie on the wrong skull, or beside it. The tracing reappears with its film.
 */
export const tracingOf = (row: RecordRow, images: readonly ImageRow[]): string | null => {
  const film = filmOf(images)
  return film && row.ceph_film && frameOf(film) !== row.ceph_film ? null : row.ceph_points
}

/**
 * A doctor's own reading of the vertebrae, unless the film on which it was made has been replaced: it says nothing of another film.
 * Turning a film does not change it. The reading reappears with its film.
 */
export const neckReadOf = (row: RecordRow, images: readonly ImageRow[]): CaseRecord['maturation'] => {
  const film = filmOf(images)
  return film && row.neck_film && plainName(film) !== row.neck_film ? null : neckOf(row)
}

/** Of the tracing that is shown: one of another film is neither awaited nor approved. */
const reviewOf = (row: RecordRow, tracing: string | null): Pick<CaseRecord, 'review'> =>
  row.traced_name === null || tracing === null
    ? {}
    : {
        review: {
          by: row.traced_name,
          waits: row.awaits_review === 1,
          approvedBy: row.approved_name,
          approvedAt: row.approved_at,
        },
      }

/** The images kept beside the chosen ones, if any. */
const besideOf = (images: readonly ImageRow[], signer: Signer): Pick<CaseRecord, 'beside'> => {
  const kept = images.filter(image => image.beside === 1).map(image => photoOf(image, signer))
  return kept.length === 0 ? {} : { beside: kept }
}

/** A record in its wire form. `images`: all of its images outside the bin. */
export const recordOf = (row: RecordRow, images: readonly ImageRow[], signer: Signer): CaseRecord => ({
  uuid: row.uuid,
  caseUuid: row.case_uuid,
  createday: row.createday,
  type: row.type as RecordType,
  photos: images.filter(image => image.beside === 0).map(image => photoOf(image, signer)),
  ...besideOf(images, signer),
  cephPoints: tracingOf(row, images),
  facePoints: row.face_points,
  alignment: row.alignment,
  ageGroup: row.age_group,
  maturation: neckReadOf(row, images),
  ...(row.model_readings === null ? {} : { modelReadings: row.model_readings }),
  ...reviewOf(row, tracingOf(row, images)),
  version: row.version,
  updatedAt: row.updated_at,
})
