import { type Crop, canvasOf, cropPixels, fullCrop, noEdit, type PictureEdit } from './picture-edit'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A place on the canvas, in canvas pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

const turns = [0, 90, 180, 270] as const
const quarter = (degrees: number): PictureEdit['turn'] => turns[(((degrees / 90) % 4) + 4) % 4] ?? 0
const sameCrop = (a: Crop | null, b: Crop | null): boolean =>
  a === b || (a !== null && b !== null && (['x', 'y', 'width', 'height'] as const).every(key => Math.abs(a[key] - b[key]) < 1e-6))

/** Turned clockwise by a quarter turn as displayed, together with its crop. */
const turnedOnce = (edit: PictureEdit): PictureEdit => {
  const { turn, crop } = edit
  return {
    ...edit,
    turn: quarter(turn + 90),
    crop: crop && { x: clampedShare(1 - crop.y - crop.height), y: crop.x, width: crop.height, height: crop.width },
  }
}

const clampedShare = (share: number): number => Math.max(0, Math.min(1, share))

/** Turned as displayed: 90 clockwise, -90 anticlockwise. */
export const turned = (edit: PictureEdit | null, by: 90 | -90): PictureEdit => {
  const once = turnedOnce(edit ?? noEdit)
  return by === 90 ? once : turnedOnce(turnedOnce(once))
}

/** Mirrored left to right, or top to bottom, as displayed. */
export const mirrored = (edit: PictureEdit, way: 'sideways' | 'upright'): PictureEdit => {
  const { turn, tilt, crop } = edit
  const sideways: PictureEdit = {
    ...edit,
    flip: !edit.flip,
    turn: quarter(-turn),
    // Avoids -0, which would be stored differently.
    tilt: tilt === 0 ? 0 : -tilt,
    crop: crop && { ...crop, x: clampedShare(1 - crop.x - crop.width) },
  }
  return way === 'sideways' ? sideways : turnedOnce(turnedOnce(sideways))
}

/** Rounds degrees to a hundredth. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** Tilted to an angle in degrees, clockwise. A crop that nobody chose is adjusted so that no empty corner shows. */
export const tiltedTo = (edit: PictureEdit, degrees: number, size: Size): PictureEdit => {
  const tilt = rounded(Math.max(-45, Math.min(45, degrees))) || 0
  const automatic = sameCrop(edit.crop, fullCrop(size, edit))
  return { ...edit, tilt, crop: automatic ? fullCrop(size, { ...edit, tilt }) : edit.crop }
}

const degreesOf = (radians: number): number => (radians * 180) / Math.PI

/**
 * Tilted so that the line between two places on the canvas becomes horizontal; with `either`, vertical if that is nearer. Null
 * when the two places coincide.
 */
export const levelled = (
  edit: PictureEdit,
  [a, b]: readonly [Place, Place],
  { size, either }: { readonly size: Size; readonly either: boolean },
): PictureEdit | null => {
  if (Math.hypot(b.x - a.x, b.y - a.y) < 2) return null
  const [from, to] = a.x <= b.x ? [a, b] : [b, a]
  const slope = degreesOf(Math.atan2(to.y - from.y, to.x - from.x))
  const off = either && Math.abs(slope) > 45 ? slope - 90 * Math.sign(slope) : slope
  return leaning(edit, edit.tilt - off, size)
}

/** With a tilt in degrees of any size, clockwise; what a tilt cannot hold becomes quarter turns, which end a chosen crop. */
const leaning = (edit: PictureEdit, total: number, size: Size): PictureEdit => {
  if (Math.abs(total) <= 45) return tiltedTo(edit, total, size)
  const once = turned({ ...edit, crop: null, tilt: 0 }, total > 0 ? 90 : -90)
  return leaning(once, total - 90 * Math.sign(total), size)
}

/**
 * Turned and tilted so that the second place on the canvas lies level with the first and to the right of it, wherever it lies
 * now: a picture on its head is set upright. Null when the two places coincide.
 */
export const levelledRightwards = (edit: PictureEdit, [from, to]: readonly [Place, Place], size: Size): PictureEdit | null => {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 2) return null
  return leaning(edit, edit.tilt - degreesOf(Math.atan2(to.y - from.y, to.x - from.x)), size)
}

/** The aspect ratio (width by height, in pixels) that a crop choice stands for; null for a free crop. */
export type Shape = 'free' | 'original' | 'face' | 'intraoral' | 'square'
export const shapeAspect = (shape: Shape, canvas: Size): number | null =>
  ({ free: null, original: canvas.width / canvas.height, face: 3 / 4, intraoral: 3 / 2, square: 1 })[shape]

/** The largest crop of the given shape, centred on the present one, inside the full picture. */
export const shapedTo = (edit: PictureEdit, shape: Shape, size: Size): PictureEdit => {
  const canvas = canvasOf(size, edit)
  const aspect = shapeAspect(shape, canvas)
  if (aspect === null) return edit
  const within = fullCrop(size, edit) ?? { x: 0, y: 0, width: 1, height: 1 }
  const [w, h] = [within.width * canvas.width, within.height * canvas.height]
  const [width, height] = w / h > aspect ? [h * aspect, h] : [w, w / aspect]
  const [cw, ch] = [width / canvas.width, height / canvas.height]
  const middle = edit.crop ?? within
  const place = (at: number, span: number, least: number, room: number): number =>
    Math.max(least, Math.min(at - span / 2, least + room - span))
  return {
    ...edit,
    crop: {
      x: place(middle.x + middle.width / 2, cw, within.x, within.width),
      y: place(middle.y + middle.height / 2, ch, within.y, within.height),
      width: cw,
      height: ch,
    },
  }
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se' | 'all'
const least = 0.05

/**
 * The crop after dragging a corner, or all of it, by fractions of the canvas; `aspect` (width by height, in fractions) is
 * preserved if given.
 */
export const dragged = (crop: Crop, corner: Corner, by: Place, aspect: number | null): Crop => {
  if (corner === 'all')
    return {
      ...crop,
      x: Math.max(0, Math.min(1 - crop.width, crop.x + by.x)),
      y: Math.max(0, Math.min(1 - crop.height, crop.y + by.y)),
    }
  const west = corner.endsWith('w')
  const north = corner.startsWith('n')
  const [roomX, roomY] = [west ? crop.x + crop.width : 1 - crop.x, north ? crop.y + crop.height : 1 - crop.y]
  let width = Math.max(least, Math.min(roomX, crop.width + (west ? -by.x : by.x)))
  let height = Math.max(least, Math.min(roomY, crop.height + (north ? -by.y : by.y)))
  if (aspect !== null) {
    width = Math.min(width, roomX, roomY * aspect)
    height = width / aspect
  }
  return { x: west ? crop.x + crop.width - width : crop.x, y: north ? crop.y + crop.height - height : crop.y, width, height }
}

/** Size in pixels as it will be displayed. */
export const shownSize = (edit: PictureEdit, size: Size): Size => {
  const { width, height } = cropPixels(canvasOf(size, edit), edit.crop)
  return { width, height }
}
