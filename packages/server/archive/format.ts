import { caseFile, mostOfText } from '@sella/contract/case-file'
import * as e from '@sella/contract/entities'
import * as f from '@sella/contract/fields'
import { pictureEdit } from '@sella/contract/picture-edit'
import { readingOrder, rereadBy } from '@sella/contract/rereads'
import { z } from 'zod'
import { seenChecks } from '../records/seen-checks'

/** The format name of an account's archive, and the version this program writes and reads. */
export const archiveFormat = 'sella-account'
export const archiveVersion = 1

const time = z.iso.datetime()
const bin = time.nullable()
/** Path of an original, named by its content. */
const original = z.string().regex(/^originals\/[0-9a-f]{64}\.[a-z0-9]{2,5}$/)

export const manifest = z.object({ format: z.literal(archiveFormat), version: z.number().int() })

export const account = z.strictObject({
  loginName: z.string(),
  userName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  age: z.number().nullable(),
  avatar: z.nullable(original),
  agencies: z.array(e.agency).max(500),
})

const patient = z.strictObject({
  uuid: f.uuid,
  name: f.name,
  sex: z.nullable(e.sex),
  birthday: z.nullable(f.day),
  caseNo: f.caseNo,
  agencyUuid: z.nullable(f.uuid),
  phone: z.nullable(f.shortText),
  notes: z.nullable(f.longText),
  favorite: z.boolean(),
  /** The case's notes; absent where there are none, and in archives of older versions. */
  file: z.optional(caseFile),
  createdAt: time,
  updatedAt: time,
  deletedAt: bin,
})
export type ArchivedPatient = z.infer<typeof patient>

const image = z.strictObject({
  uuid: f.uuid,
  type: e.imageKind,
  file: original,
  name: f.shortText,
  width: z.number().int(),
  height: z.number().int(),
  mmPerPixel: z.number().positive().nullable(),
  /** The scale on which measurements rest; only in the archive of one case. */
  scale: z.strictObject({ mmPerPixel: z.number().positive(), provenance: z.enum(['dicom', 'detector']) }).optional(),
  /** The edit of the picture; absent when it was not edited. */
  recipe: z.optional(pictureEdit),
  /** Present if the kind is a guess that nobody has confirmed. */
  guessed: z.literal(true).optional(),
  /** Present if it is kept beside the chosen image of its kind. */
  beside: z.literal(true).optional(),
  /** What was measured and noted on the picture; absent where nothing was, and in archives of older versions. */
  marks: z.optional(z.strictObject({ content: f.jsonText, updatedAt: time })),
  /** What the detector noticed about a film. */
  checks: z.optional(seenChecks),
  createdAt: time,
  deletedAt: bin,
})
export type ArchivedImage = z.infer<typeof image>

const plan = z.strictObject({
  uuid: f.uuid,
  name: f.name,
  content: f.planText,
  version: z.number().int().min(1).max(1_000_000_000),
  by: z.string().max(200),
  createdAt: time,
  updatedAt: time,
  archivedAt: bin,
})
export type ArchivedPlan = z.infer<typeof plan>

const reread = z.strictObject({
  uuid: f.uuid,
  /** Names the film it was made on. */
  film: z.string().max(200),
  reader: rereadBy,
  name: z.string().max(100),
  /** Missing in archives of older versions. */
  person: z.nullable(f.uuid).default(null),
  cephPoints: f.jsonText,
  order: z.nullable(readingOrder).default(null),
  createdAt: time,
})
export type ArchivedReread = z.infer<typeof reread>

const record = z.strictObject({
  uuid: f.uuid,
  caseUuid: f.uuid,
  createday: f.dateTime,
  type: e.recordType,
  cephPoints: z.nullable(f.jsonText),
  /** Hash of the film on which the points were placed. */
  /** When the points were last changed; missing in archives of older versions. */
  tracedAt: z.nullable(time).default(null),
  cephFilm: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  facePoints: z.nullable(f.jsonText),
  alignment: z.nullable(f.jsonText),
  /** Missing in archives of older versions. */
  ageGroup: z.nullable(e.ageGroup).default(null),
  modelReadings: z.nullable(f.jsonText).default(null),
  maturation: z.nullable(e.readMaturation).default(null),
  /** Names the film on which it was read, before any edit; missing in archives of older versions. */
  maturationFilm: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .default(null),
  note: z.string().max(mostOfText).nullable().default(null),
  version: z.number().int().min(1).max(1_000_000_000),
  createdAt: time,
  updatedAt: time,
  deletedAt: bin,
  images: z.array(image).max(10_000),
  /** Missing in archives of older versions. */
  plans: z.array(plan).max(1_000).default([]),
  rereads: z.array(reread).max(1_000).default([]),
})
export type ArchivedRecord = z.infer<typeof record>

const analysis = z.strictObject({
  uuid: f.uuid,
  name: z.string().max(100),
  content: f.jsonText,
  createdAt: time,
  updatedAt: time,
})
const setting = z.strictObject({ name: f.name, content: f.jsonText, updatedAt: time })
const overlap = z.strictObject({ caseUuid: f.uuid, content: f.jsonText, updatedAt: time })

const document = z.strictObject({
  uuid: f.uuid,
  caseUuid: f.uuid,
  file: z.string().regex(/^originals\/[0-9a-f]{64}\.pdf$/),
  // One that the next of its day can follow in the database.
  number: z.string().regex(/^D-\d{8}-\d{4,9}$/),
  kind: z.enum(['page', 'whole']),
  title: z.string().max(1000),
  author: z.string().max(200),
  lang: z.enum(['zh', 'en', 'both']),
  sections: z.array(z.string().max(500)).max(1000),
  pages: z.number().int().min(1).max(100_000),
  identity: z.string().regex(/^[0-9a-f]{64}$/),
  madeAt: time,
  revokedAt: bin,
  revokeReason: f.shortText,
  supersededBy: z.nullable(f.uuid),
})
export type ArchivedDocument = z.infer<typeof document>

/** The lists of an archive. Each file is a JSON array with one row per line, so that a file of any size can be read. */
export const lists = {
  patients: patient,
  records: record,
  analyses: analysis,
  settings: setting,
  overlaps: overlap,
  documents: document,
} as const

/** Every file name allowed in an archive. */
export const nameShape =
  /^(manifest\.json|account\.json|(patients|records|analyses|settings|overlaps|documents|conversation)\.json|originals\/[0-9a-f]{64}\.[a-z0-9]{2,5}|tracings\/[0-9a-f-]{36}\.json|measurements\.csv)$/
