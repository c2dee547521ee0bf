import { z } from 'zod/mini'

const fraction = z.number().check(z.gte(0), z.lte(1))

/**
 * What was done to a picture, kept beside its original, which stays as it is. Read in this order: mirrored left to right,
 * turned clockwise by quarters, tilted clockwise about its middle onto a canvas that holds it whole, cropped, lightened.
 */
export const pictureEdit = z.strictObject({
  flip: z.boolean(),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Degrees clockwise. */
  tilt: z.number().check(z.gte(-45), z.lte(45)),
  /** Shares of the canvas; null: all of it. */
  crop: z.nullable(
    z.strictObject({ x: fraction, y: fraction, width: fraction.check(z.gte(0.02)), height: fraction.check(z.gte(0.02)) }),
  ),
  /** -100 to 100; 0 leaves it. */
  brightness: z.int().check(z.gte(-100), z.lte(100)),
  contrast: z.int().check(z.gte(-100), z.lte(100)),
  /** Which picture of a file that holds several (frames of a DICOM file), from 2; absent: the first. Chosen when the file comes in. */
  page: z.optional(z.int().check(z.gte(2), z.lte(9999))),
})
export type PictureEdit = z.infer<typeof pictureEdit>
export type Crop = NonNullable<PictureEdit['crop']>

export const noEdit: PictureEdit = { flip: false, turn: 0, tilt: 0, crop: null, brightness: 0, contrast: 0 }

/** No edit of the picture in the file that was chosen: what is left when all that can be undone is. */
export const unedited = (edit: PictureEdit | null | undefined): PictureEdit =>
  edit?.page ? { ...noEdit, page: edit.page } : noEdit

interface Size {
  readonly width: number
  readonly height: number
}

const turned = ({ width, height }: Size, { turn }: Pick<PictureEdit, 'turn'>): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Size in pixels of the canvas that holds the whole picture (`size` as the file shows it) once it is turned and tilted. */
export const canvasOf = (size: Size, edit: Pick<PictureEdit, 'turn' | 'tilt'>): Size => {
  const { width, height } = turned(size, edit)
  if (edit.tilt === 0) return { width, height }
  const [c, s] = [Math.abs(Math.cos(radians(edit.tilt))), Math.abs(Math.sin(radians(edit.tilt)))]
  return { width: Math.round(width * c + height * s), height: Math.round(width * s + height * c) }
}

/** Where the crop lies on the canvas, in whole pixels. */
export const cropPixels = (canvas: Size, crop: Crop | null): Size & { readonly left: number; readonly top: number } => {
  if (!crop) return { left: 0, top: 0, ...canvas }
  const left = Math.min(Math.round(crop.x * canvas.width), canvas.width - 1)
  const top = Math.min(Math.round(crop.y * canvas.height), canvas.height - 1)
  const width = Math.max(1, Math.min(Math.round(crop.width * canvas.width), canvas.width - left))
  const height = Math.max(1, Math.min(Math.round(crop.height * canvas.height), canvas.height - top))
  return { left, top, width, height }
}

/** Pixels of the picture as it is shown after an edit; `size`: as the file shows it. */
export const editedSize = (size: Size, edit: PictureEdit): Size => {
  const { width, height } = cropPixels(canvasOf(size, edit), edit.crop)
  return { width, height }
}

/**
 * The largest part of the canvas, of the turned picture's own shape, on which no empty corner lies; null when it is not tilted.
 * (A box of sides kw, kh fits into w x h tilted by t when k(w cos t + h sin t) <= w and k(w sin t + h cos t) <= h.)
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

/** What each sample (0 to 1) becomes: `gain * sample + offset`, held between 0 and 1. Middle grey stays under contrast. */
export const toneOf = ({
  brightness,
  contrast,
}: Pick<PictureEdit, 'brightness' | 'contrast'>): { readonly gain: number; readonly offset: number } => {
  const gain = contrast < 0 ? 1 + contrast / 125 : 1 + contrast / 50
  return { gain, offset: 0.5 - 0.5 * gain + brightness / 200 }
}

/** Whether pixels keep their place: points on the picture stay where they were. */
export const keepsPlaces = ({ flip, turn, tilt, crop, page }: PictureEdit): boolean =>
  page === undefined && !flip && turn === 0 && tilt === 0 && crop === null

export const changesNothing = (edit: PictureEdit): boolean => keepsPlaces(edit) && edit.brightness === 0 && edit.contrast === 0

/** The same edit written the same way, and only what decides where pixels lie; for comparing. */
export const placesText = ({ flip, turn, tilt, crop, page }: PictureEdit): string =>
  JSON.stringify([flip, turn, tilt, crop && [crop.x, crop.y, crop.width, crop.height], ...(page ? [page] : [])])

export const editText = (edit: PictureEdit): string => `${placesText(edit)} ${edit.brightness} ${edit.contrast}`
