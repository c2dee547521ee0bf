import { hindrances, stages } from '@sella/ceph/data/maturation-stages'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { z } from 'zod/mini'
import * as f from './fields'
import { pictureEdit } from './picture-edit'

/** The images an orthodontic record is expected to hold, each with its place on the board. */
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
/**
 * Further images a record may hold; none is reported as missing. `Frontal_Ceph`: a frontal film, PA or AP; `Document`: a letter
 * or other paper, as a file or a picture.
 */
export const furtherKinds = ['Frontal_Ceph', 'Oblique_Photo', 'Hand_Wrist', 'CT_Slice', 'Other', 'Document'] as const
export const imageKinds = [...standardKinds, ...furtherKinds] as const
export const imageKind = z.enum(imageKinds)
export type ImageKind = z.infer<typeof imageKind>

export const sex = z.enum(['male', 'female'])

/** The dentition stages for which separate norms exist. */
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

/** What the detector noticed about a lateral film, as its pixels are stored. */
export const filmChecks = z.strictObject({
  mirrored: z.boolean(),
  /** Whether the film is a negative. */
  inverted: z.boolean(),
  /** Rotation of the film from upright, in degrees clockwise. */
  rotated: z.int().check(z.gte(0), z.lte(359)),
})
export type FilmChecks = z.infer<typeof filmChecks>

export const photo = z.strictObject({
  uuid: f.uuid,
  type: imageKind,
  /** The original's path in the store. */
  ossPath: z.string(),
  /** Pixels as displayed, after the EXIF orientation and the edit. 0 for models, and for papers that are not pictures. */
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
  name: z.string(),
  bytes: z.int().check(z.nonnegative()),
  /** Hash of the original file. */
  hash: z.string(),
  /** Names the picture chosen from a file that holds several; absent for the first, which goes by the file's hash. */
  picture: z.optional(z.string()),
  /** The scale stated by the file, in mm per pixel, and whether it is calibrated to the patient (`dicom`) or to the detector. */
  fileScale: z.nullable(
    z.strictObject({ mmPerPixel: z.number().check(z.positive()), provenance: z.enum(['dicom', 'detector']) }),
  ),
  /**
   * Addresses of the full-resolution working copy (JPEG or PNG, upright, edited), the preview (1000 px at most) and the
   * thumbnail; signed, 1200 s. For a model: the file itself, no preview, and a picture of it as thumbnail.
   */
  url: z.string(),
  previewUrl: z.string(),
  thumbUrl: z.string(),
  /** Address for downloading the original file, byte for byte; signed, 1200 s. */
  originalUrl: z.string(),
  /** Names the picture as displayed: the original's hash, or a new name after each edit. */
  shown: z.string(),
  /**
   * Names where the pixels of the picture as displayed lie; absent while they lie as in the file, whose hash names it then. Points
   * belong to one frame; brightness and contrast do not change it.
   */
  frame: z.optional(z.string()),
  /**
   * The edit applied to the picture, with a preview and the size of the picture as the file shows it; null when it was not
   * edited.
   */
  edit: z.nullable(
    z.strictObject({
      recipe: pictureEdit,
      url: z.string(),
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
    }),
  ),
  /** Whether the kind was guessed from the picture and not yet confirmed by anyone. */
  guessed: z.boolean(),
  /** Absent while the detector has not examined the film in its present orientation. */
  checks: z.optional(filmChecks),
})
export type Photo = z.infer<typeof photo>

export const recordType = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type RecordType = z.infer<typeof recordType>

/** A doctor's own reading of the vertebrae: a stage, or what rules one out. */
export const ownMaturation = z.strictObject({
  stage: z.nullable(z.enum(stages)),
  hindrance: z.nullable(z.enum(hindrances)),
})

/** The same, with the name of the reader and the time. */
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
  /** Further images of these kinds, kept alongside the chosen ones; absent where there are none. */
  beside: z.optional(z.array(photo)),
  /** Documents keyed by image name, as in the specification; null when no points are placed. */
  cephPoints: z.nullable(f.documentOut('Tracing')),
  facePoints: z.nullable(f.documentOut('FacePoints')),
  alignment: z.nullable(f.documentOut('Alignment')),
  /** What was measured on the study models; absent where nothing was. */
  modelReadings: z.optional(f.documentOut('ModelReadings')),
  /** The age group whose norms the doctor chose for the record; null to use the patient's age on its day. */
  ageGroup: z.nullable(ageGroup),
  /** A vertebral stage read by a doctor, with who read it and when; null where nobody has. */
  maturation: z.nullable(readMaturation),
  /**
   * Who made the tracing and who approved it, if a member of a clinic made it. `waits`: an orthodontist has yet to approve it.
   */
  review: z.optional(
    z.strictObject({
      by: z.string(),
      waits: z.boolean(),
      approvedBy: z.nullable(z.string()),
      approvedAt: z.nullable(z.string()),
    }),
  ),
  /** Increases by one with each save; a save names the version it started from. */
  version: z.int(),
  updatedAt: z.string(),
})
export type CaseRecord = z.infer<typeof record>

/** What the list shows of a record without fetching the whole record. */
export const recordSummary = z.strictObject({
  uuid: f.uuid,
  createday: z.string(),
  type: recordType,
  photos: z.int(),
  hasFilm: z.boolean(),
  hasTracing: z.boolean(),
  /** Whether a report was made from it. */
  hasReport: z.boolean(),
  cephThumbUrl: z.nullable(z.string()),
})

/** A record in the bin; restoring it brings back its images and tracing. */
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

/** Where in a case a search matched, other than in its name or number, with the surrounding words. */
export const foundIn = z.strictObject({
  in: z.enum(['phone', 'tag', 'notes', 'diagnosis', 'problems', 'plan', 'progress', 'visit', 'record']),
  text: z.string(),
})
export type FoundIn = z.infer<typeof foundIn>

export const patientRow = z.extend(patient, {
  records: z.array(recordSummary),
  tags: z.array(z.string()),
  nextVisit: z.nullable(z.string()),
  /** The purpose of the next visit; empty where none is written. */
  nextVisitFor: z.string(),
  /** For a search: why the case matched; absent where its name or number did. */
  found: z.optional(foundIn),
})
export type PatientRow = z.infer<typeof patientRow>

/** A treatment plan of a record; `documents/plan.ts` parses `content`. */
export const treatmentPlan = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  name: z.string(),
  content: z.string(),
  version: z.int().check(z.positive()),
  archived: z.boolean(),
  /** Name of the person who last saved it. */
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
