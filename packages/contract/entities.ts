import { hindrances, stages } from '@sella/ceph/data/maturation'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { z } from 'zod/mini'
import * as f from './fields'
import { pictureEdit } from './picture-edit'

/** The images an orthodontic record is expected to hold, each in its place on the board. */
export const standardKinds = [
  'Lateral_Ceph',
  'Lateral_Photo',
  'Frontal_Photo',
  'Smile_Photo',
  'Upper_Occlusal',
  'Lower_Occlusal',
  'Left_Intraoral',
  'Front_Intraoral',
  'Right_Intraoral',
  'Panoramic',
  'Upper_Model',
  'Lower_Model',
] as const
/** What a record may hold besides; none is missed where it is not there. `Frontal_Ceph`: a film from the front, PA or AP; `Document`: a letter or another paper, as a file or a picture. */
export const furtherKinds = ['Frontal_Ceph', 'Oblique_Photo', 'Hand_Wrist', 'CT_Slice', 'Other', 'Document'] as const
export const imageKinds = [...standardKinds, ...furtherKinds] as const
export const imageKind = z.enum(imageKinds)
export type ImageKind = z.infer<typeof imageKind>

export const sex = z.enum(['male', 'female'])

/** Dentition stages by which norms are told apart. */
export const ageGroup = z.enum(ageGroups)

export const agency = z.strictObject({ uuid: f.uuid, name: f.name })
export type Agency = z.infer<typeof agency>

export const userInfo = z.strictObject({
  userId: f.uuid,
  userName: z.string(),
  loginName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  age: z.nullable(z.int()),
  role: z.enum(['doctor', 'staff']),
})
export type UserInfo = z.infer<typeof userInfo>

/** What the detector noticed about a lateral film as its pixels lie. */
export const filmChecks = z.strictObject({
  mirrored: z.boolean(),
  /** A negative. */
  inverted: z.boolean(),
  /** Degrees clockwise by which the film is turned off upright. */
  rotated: z.int().check(z.gte(0), z.lte(359)),
})
export type FilmChecks = z.infer<typeof filmChecks>

export const photo = z.strictObject({
  uuid: f.uuid,
  type: imageKind,
  /** The original's path in the store. */
  ossPath: z.string(),
  /** Pixels as displayed, after the EXIF orientation and the edit. 0 for models and papers that are no pictures. */
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
  name: z.string(),
  bytes: z.int().check(z.nonnegative()),
  /** The file's. */
  hash: z.string(),
  /** Names the picture of a file of several that was chosen, unless it is the first: that one is named by its file's hash. */
  picture: z.optional(z.string()),
  /** mm per pixel the file states, and whether it is calibrated to the patient (`dicom`) or to the detector. */
  fileScale: z.nullable(
    z.strictObject({ mmPerPixel: z.number().check(z.positive()), provenance: z.enum(['dicom', 'detector']) }),
  ),
  /**
   * Full-resolution working copy (JPEG or PNG, upright, edited), preview (1000 px at most) and thumbnail; signed, 1200 s.
   * Of a model: the file itself, no preview, and a picture of it as thumbnail.
   */
  url: z.string(),
  previewUrl: z.string(),
  thumbUrl: z.string(),
  /** The original file, byte for byte, offered for saving; signed, 1200 s. */
  originalUrl: z.string(),
  /** Names what is shown: the original's hash, or another with each edit. */
  shown: z.string(),
  /** What was done to the picture, with a preview and the size of the picture as the file shows it; null when nothing was. */
  edit: z.nullable(
    z.strictObject({
      recipe: pictureEdit,
      url: z.string(),
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
    }),
  ),
  /** The kind was guessed from the picture and nobody has confirmed it. */
  guessed: z.boolean(),
  /** Absent where the detector has not looked at the film as it now lies. */
  checks: z.optional(filmChecks),
})
export type Photo = z.infer<typeof photo>

export const recordType = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type RecordType = z.infer<typeof recordType>

/** What a doctor reads from the vertebrae herself: a stage, or what forbids one. */
export const ownMaturation = z.strictObject({
  stage: z.nullable(z.enum(stages)),
  hindrance: z.nullable(z.enum(hindrances)),
})

/** The same, with her name and the time. */
export const readMaturation = z.extend(ownMaturation, {
  by: z.string().check(z.maxLength(200)),
  at: z.string().check(z.maxLength(40)),
})

export const record = z.strictObject({
  uuid: f.uuid,
  caseUuid: f.uuid,
  createday: z.string(),
  type: recordType,
  /** The chosen image of each kind. */
  photos: z.array(photo),
  /** Further images of these kinds, kept beside the chosen ones; absent where there are none. */
  beside: z.optional(z.array(photo)),
  /** Documents keyed by image name, as in the specification; null when nothing is placed. */
  cephPoints: z.nullable(f.documentOut('Tracing')),
  facePoints: z.nullable(f.documentOut('FacePoints')),
  alignment: z.nullable(f.documentOut('Alignment')),
  /** What was read off the study models; left out where nothing was. */
  modelReadings: z.optional(f.documentOut('ModelReadings')),
  /** The age group whose norms the doctor chose for the record; null to go by the patient's age on its day. */
  ageGroup: z.nullable(ageGroup),
  /** The doctor's own vertebral stage, whoever read it and when; null where nobody has. */
  maturation: z.nullable(readMaturation),
  /** Whose the tracing is and who approved it, where a member of a clinic made it. `waits`: an orthodontist has yet to approve it. */
  review: z.optional(
    z.strictObject({
      by: z.string(),
      waits: z.boolean(),
      approvedBy: z.nullable(z.string()),
      approvedAt: z.nullable(z.string()),
    }),
  ),
  /** Rises by one at each save; a save names the version it started from. */
  version: z.int(),
  updatedAt: z.string(),
})
export type CaseRecord = z.infer<typeof record>

/** What the list shows of a record without fetching it. */
export const recordSummary = z.strictObject({
  uuid: f.uuid,
  createday: z.string(),
  type: recordType,
  photos: z.int(),
  hasFilm: z.boolean(),
  hasTracing: z.boolean(),
  /** A report was made of it. */
  hasReport: z.boolean(),
  cephThumbUrl: z.nullable(z.string()),
})

/** A record in the bin; it comes back with its images and tracing. */
export const binnedRecord = z.extend(z.omit(recordSummary, { hasReport: true }), { deletedAt: z.string() })
export type BinnedRecord = z.infer<typeof binnedRecord>

/** An image in the bin: deleted, or replaced by another one in its slot. */
export const binnedPhoto = z.extend(photo, { deletedAt: z.string() })
export type BinnedPhoto = z.infer<typeof binnedPhoto>

export const patient = z.strictObject({
  uuid: f.uuid,
  name: z.string(),
  sex: z.nullable(sex),
  birthday: z.nullable(z.string()),
  caseNo: z.string(),
  agency: z.nullable(agency),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  favorite: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Patient = z.infer<typeof patient>

/** Where of a case a search found what was typed, other than in its name or number, with the words around it. */
export const foundIn = z.strictObject({
  in: z.enum(['phone', 'tag', 'notes', 'diagnosis', 'problems', 'plan', 'progress', 'visit', 'record']),
  text: z.string(),
})
export type FoundIn = z.infer<typeof foundIn>

export const patientRow = z.extend(patient, {
  records: z.array(recordSummary),
  tags: z.array(z.string()),
  nextVisit: z.nullable(z.string()),
  /** Of a search: why the case is among what was found; absent where its name or number says so. */
  found: z.optional(foundIn),
})
export type PatientRow = z.infer<typeof patientRow>

/** Who made a further reading of a film: the doctor again, a member of the clinic who was signed in, somebody else, or the detector. */
export const rereadBy = z.enum(['self', 'member', 'other', 'detector'])
export type RereadBy = z.infer<typeof rereadBy>

/** A further reading of a record's film, made blind. It is never the record's tracing. */
export const reread = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  reader: rereadBy,
  name: z.string(),
  /** The member who read; null of others, and of readings kept before it was noted. */
  person: z.nullable(f.uuid),
  /** As a record keeps its points. */
  cephPoints: z.string(),
  createdAt: z.string(),
})
export type Reread = z.infer<typeof reread>

/** The same beside the record's own tracing; null where the film was replaced since, or nothing is placed on it. */
export const rereadFilm = z.extend(reread, {
  caseUuid: f.uuid,
  patient: z.string(),
  createday: z.string(),
  first: z.nullable(z.string()),
  fileScale: photo.shape.fileScale,
})
export type RereadFilm = z.infer<typeof rereadFilm>

/** Who traces blind as she says herself. At a clinic's desk `self` is the member signed in. */
export const blindReader = z.enum(['self', 'other'])
export type BlindReader = z.infer<typeof blindReader>

/** A blind tracing in hand: kept apart from every other and from the record's own, seen by its reader alone. */
export const rereadDraft = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  reader: blindReader,
  name: z.string(),
  /** As a record keeps its points. */
  cephPoints: z.string(),
  version: z.int().check(z.positive()),
  updatedAt: z.string(),
})
export type RereadDraft = z.infer<typeof rereadDraft>

/** The same in a list; without the points, but for how many are placed. */
export const rereadDraftRow = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  caseUuid: f.uuid,
  patient: z.string(),
  createday: z.string(),
  reader: blindReader,
  name: z.string(),
  placed: z.int(),
  updatedAt: z.string(),
})
export type RereadDraftRow = z.infer<typeof rereadDraftRow>

/** A treatment plan of a record; `content` is read by `documents/plan.ts`. */
export const treatmentPlan = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  name: z.string(),
  content: z.string(),
  version: z.int().check(z.positive()),
  archived: z.boolean(),
  /** Who saved it last. */
  by: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TreatmentPlan = z.infer<typeof treatmentPlan>

export const userAnalysis = z.strictObject({
  uuid: f.uuid,
  name: z.string(),
  content: f.documentOut('OwnAnalysis'),
  updatedAt: z.string(),
})
export type UserAnalysis = z.infer<typeof userAnalysis>
