import { z } from 'zod/mini'

const fraction = z.number().check(z.gte(0), z.lte(1))

/**
 * The edit of a picture, stored beside its original, which stays unchanged. Applied in this order: mirrored left to right, turned
 * clockwise by quarter turns, tilted clockwise about its centre onto a canvas that holds it whole, cropped, brightness and
 * contrast adjusted.
 */
export const pictureEdit = z.strictObject({
  flip: z.boolean(),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Degrees clockwise. */
  tilt: z.number().check(z.gte(-45), z.lte(45)),
  /** As fractions of the canvas; null for all of it. */
  crop: z.nullable(
    z.strictObject({ x: fraction, y: fraction, width: fraction.check(z.gte(0.02)), height: fraction.check(z.gte(0.02)) }),
  ),
  /** -100 to 100; 0 leaves the picture unchanged. */
  brightness: z.int().check(z.gte(-100), z.lte(100)),
  contrast: z.int().check(z.gte(-100), z.lte(100)),
  /**
   * Which picture of a file that holds several (frames of a DICOM file), counted from 2; absent for the first. Chosen when the
   * file comes in.
   */
  page: z.optional(z.int().check(z.gte(2), z.lte(9999))),
})
export type PictureEdit = z.infer<typeof pictureEdit>
export type Crop = NonNullable<PictureEdit['crop']>

export const noEdit: PictureEdit = { flip: false, turn: 0, tilt: 0, crop: null, brightness: 0, contrast: 0 }

/** The edit with nothing changed on the chosen picture of the file: what remains once everything that can be undone is undone. */
export const unedited = (edit: PictureEdit | null | undefined): PictureEdit =>
  edit?.page ? { ...noEdit, page: edit.page } : noEdit

interface Size {
  readonly width: number
  readonly height: number
}

const turned = ({ width, height }: Size, { turn }: Pick<PictureEdit, 'turn'>): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Size in pixels of the canvas that holds the whole picture (`size` as the file shows it) after turning and tilting. */
export const canvasOf = (size: Size, edit: Pick<PictureEdit, 'turn' | 'tilt'>): Size => {
  const { width, height } = turned(size, edit)
  if (edit.tilt === 0) return { width, height }
  const [c, s] = [Math.abs(Math.cos(radians(edit.tilt))), Math.abs(Math.sin(radians(edit.tilt)))]
  return { width: Math.round(width * c + height * s), height: Math.round(width * s + height * c) }
}

/** The crop on the canvas, in whole pixels. */
export const cropPixels = (canvas: Size, crop: Crop | null): Size & { readonly left: number; readonly top: number } => {
  if (!crop) return { left: 0, top: 0, ...canvas }
  const left = Math.min(Math.round(crop.x * canvas.width), canvas.width - 1)
  const top = Math.min(Math.round(crop.y * canvas.height), canvas.height - 1)
  const width = Math.max(1, Math.min(Math.round(crop.width * canvas.width), canvas.width - left))
  const height = Math.max(1, Math.min(Math.round(crop.height * canvas.height), canvas.height - top))
  return { left, top, width, height }
}

/** Size in pixels of the picture as displayed after an edit; `size`: as the file shows it. */
export const editedSize = (size: Size, edit: PictureEdit): Size => {
  const { width, height } = cropPixels(canvasOf(size, edit), edit.crop)
  return { width, height }
}

/**
 * The largest area of the canvas with the aspect ratio of the turned picture and no empty corner; null when the picture is not
 * tilted. (A box of sides kw, kh fits into w x h tilted by t when k(w cos t + h sin t) <= w and k(w sin t + h cos t) <= h.)
 */
export const fullCrop = (size: Size, edit: Pick<PictureEdit, 'turn' | 'tilt'>): Crop | null => {
  if (edit.tilt === 0) return null
  const { width: w, height: h } = turned(size, edit)
  const [c, s] = [Math.abs(Math.cos(radians(edit.tilt))), Math.abs(Math.sin(radians(edit.tilt)))]
  const k = Math.min(w / (w * c + h * s), h / (w * s + h * c))
  const canvas = canvasOf(size, edit)
  const [width, height] = [Math.min(1, (k * w) / canvas.width), Math.min(1, (k * h) / canvas.height)]
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/**
 * How brightness and contrast change each sample (0 to 1): `gain * sample + offset`, clamped to 0 to 1. Contrast leaves middle
 * grey unchanged.
 */
export const toneOf = ({
  brightness,
  contrast,
}: Pick<PictureEdit, 'brightness' | 'contrast'>): { readonly gain: number; readonly offset: number } => {
  const gain = contrast < 0 ? 1 + contrast / 125 : 1 + contrast / 50
  return { gain, offset: 0.5 - 0.5 * gain + brightness / 200 }
}

/** Whether the edit leaves every pixel in place, so that points on the picture stay valid. */
export const keepsPlaces = ({ flip, turn, tilt, crop, page }: PictureEdit): boolean =>
  page === undefined && !flip && turn === 0 && tilt === 0 && crop === null

export const changesNothing = (edit: PictureEdit): boolean => keepsPlaces(edit) && edit.brightness === 0 && edit.contrast === 0

/** A canonical text of only those parts of an edit that decide where pixels lie; for comparing edits. */
export const placesText = ({ flip, turn, tilt, crop, page }: PictureEdit): string =>
  JSON.stringify([flip, turn, tilt, crop && [crop.x, crop.y, crop.width, crop.height], ...(page ? [page] : [])])

export const editText = (edit: PictureEdit): string => `${placesText(edit)} ${edit.brightness} ${edit.contrast}`
