import { z } from 'zod/mini'
import { imageKind } from './entities'
import * as f from './fields'

const text = z.nullable(z.string().check(z.maxLength(64)))
const millimetres = z.nullable(z.number().check(z.positive()))

/** What a DICOM file says besides its picture: offered for the case, written nowhere without being asked. */
export const dicomHeader = z.strictObject({
  patient: z.strictObject({
    /** As people write it: 陈宇桐. */
    name: text,
    /** As the file has it: CHEN^YUTONG=陈宇桐. */
    nameInFile: text,
    birthDate: z.nullable(f.day),
    sex: z.nullable(z.enum(['male', 'female'])),
    id: text,
  }),
  studyDate: z.nullable(f.day),
  acquisitionDate: z.nullable(f.day),
  institution: text,
  manufacturer: text,
  model: text,
  modality: text,
  view: text,
  /** Body part, then what series, study and protocol are called, as far as the file says; for guessing the kind. */
  bodyPart: text,
  description: text,
  laterality: text,
  photometric: z.string().check(z.maxLength(16)),
  frames: z.int().check(z.positive()),
  /** The window of the tags, if any. */
  window: z.nullable(z.strictObject({ centre: z.number(), width: z.number().check(z.positive()) })),
  /** mm per pixel: Pixel Spacing, Imager Pixel Spacing (enlarged), how the first was calibrated, and the stated enlargement. */
  spacing: z.strictObject({
    pixel: millimetres,
    imager: millimetres,
    calibration: z.nullable(z.enum(['GEOMETRY', 'FIDUCIAL'])),
    calibrationNote: text,
    magnification: millimetres,
  }),
})
export type DicomHeader = z.infer<typeof dicomHeader>

export const fileFormats = [
  'jpeg',
  'png',
  'webp',
  'tiff',
  'bmp',
  'gif',
  'heic',
  'jpeg2000',
  'dicom',
  'pdf',
  'stl',
  'ply',
] as const

/** Which of a DICOM file's spacings becomes the scale: Pixel Spacing, the imager's, or neither. Left out: what the file deserves. */
export const spacingChoice = z.enum(['pixel', 'imager', 'none'])

/** A file as it would be kept. */
export const inspection = z.strictObject({
  format: z.enum(fileFormats),
  hash: z.string(),
  bytes: z.int().check(z.positive()),
  /** Pixels as displayed; 0 for models. */
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
  /** Stored bits of a sample; 0 for models. */
  bits: z.int().check(z.nonnegative()),
  /** The scale it would be kept with, unless the doctor chooses another. */
  fileScale: z.nullable(
    z.strictObject({ mmPerPixel: z.number().check(z.positive()), provenance: z.enum(['dicom', 'detector']) }),
  ),
  dicom: z.nullable(dicomHeader),
  /** Frames of a DICOM file, pages of a TIFF or PDF, of which one can be chosen; 1 for everything else. */
  pages: z.int().check(z.positive()),
  /** JPEG as base64, 1000 px at most; empty for models. */
  preview: z.string(),
})
export type Inspection = z.infer<typeof inspection>

/** What a picture is taken for by its content. */
export const imageGuess = z.strictObject({
  /** Null when unsure: a person has to say. */
  kind: z.nullable(imageKind),
  /** What it may be besides, the likelier first. */
  others: z.array(imageKind),
  /** A lateral film by the detector's own check, the shape of a film, a face, the inside of a mouth, a paper by its format, or nothing known. */
  by: z.enum(['film', 'shape', 'face', 'mouth', 'document', 'nothing']),
})
export type ImageGuess = z.infer<typeof imageGuess>
