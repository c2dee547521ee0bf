import { z } from 'zod/mini'
import { imageKind } from './entities'
import * as f from './fields'

const text = z.nullable(z.string().check(z.maxLength(64)))
const millimetres = z.nullable(z.number().check(z.positive()))

/** What a DICOM file says apart from its picture. Offered for the case, but never written without asking. */
export const dicomHeader = z.strictObject({
  patient: z.strictObject({
    /** The name as people write it: 陈宇桐. */
    name: text,
    /** The name as in the file: CHEN^YUTONG=陈宇桐. */
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
  /** Body part, then series, study and protocol descriptions, as far as the file gives them; used to guess the kind. */
  bodyPart: text,
  description: text,
  laterality: text,
  photometric: z.string().check(z.maxLength(16)),
  frames: z.int().check(z.positive()),
  /** The window from the file's tags, if any. */
  window: z.nullable(z.strictObject({ centre: z.number(), width: z.number().check(z.positive()) })),
  /** mm per pixel: Pixel Spacing, Imager Pixel Spacing (enlarged), how the former was calibrated, and the stated enlargement. */
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

/**
 * Which spacing of a DICOM file becomes the scale: Pixel Spacing, the imager's, or neither. If left out, the server decides by
 * how trustworthy they are.
 */
export const spacingChoice = z.enum(['pixel', 'imager', 'none'])

/** A file described as it would be stored. */
export const inspection = z.strictObject({
  format: z.enum(fileFormats),
  hash: z.string(),
  bytes: z.int().check(z.positive()),
  /** Pixels as displayed; 0 for models. */
  width: z.int().check(z.nonnegative()),
  height: z.int().check(z.nonnegative()),
  /** Bits stored per sample; 0 for models. */
  bits: z.int().check(z.nonnegative()),
  /** The scale the file would be stored with unless the doctor chooses another. */
  fileScale: z.nullable(
    z.strictObject({ mmPerPixel: z.number().check(z.positive()), provenance: z.enum(['dicom', 'detector']) }),
  ),
  dicom: z.nullable(dicomHeader),
  /** Number of frames of a DICOM file, or pages of a TIFF or PDF, to choose from; 1 for everything else. */
  pages: z.int().check(z.positive()),
  /** JPEG as base64, 1000 px at most; empty for models. */
  preview: z.string(),
})
export type Inspection = z.infer<typeof inspection>

/** The kind guessed from a picture's content. */
const imageGuess = z.strictObject({
  /** Null when unsure: a person has to decide. */
  kind: z.nullable(imageKind),
  /** Other possible kinds, likeliest first. */
  others: z.array(imageKind),
  /**
   * The basis of the guess: a lateral film by the detector's own check, the shape of a film, a face, the inside of a mouth, a
   * paper by its format, or nothing known.
   */
  by: z.enum(['film', 'shape', 'face', 'mouth', 'document', 'nothing']),
})
export type ImageGuess = z.infer<typeof imageGuess>

/** The guess for a file in hand, with a JPEG (base64, 256 px at most) of a picture in a format that few browsers show; otherwise null. */
export const lookedPicture = z.strictObject({ ...imageGuess.shape, thumb: z.nullable(z.string()) })
export type LookedPicture = z.infer<typeof lookedPicture>
