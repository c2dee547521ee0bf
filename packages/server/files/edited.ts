import { canvasOf, cropPixels, type PictureEdit, toneOf } from '@sella/contract/picture-edit'
import sharp, { type Sharp } from 'sharp'
import type { Raster } from './intake/raster'

interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

const opened = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false })

const pixelsOf = async (picture: Sharp): Promise<Pixels> =>
  (await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })) as Pixels

/** Around a tilted picture. */
const background = '#000'

/** libvips may make the canvas of a tilted picture a pixel larger or smaller than we say: the middle of both is the same. */
const tilted = async (pixels: Pixels, { tilt, crop }: PictureEdit): Promise<Sharp> => {
  const { width, height } = pixels.info
  const canvas = canvasOf({ width, height }, { turn: 0, tilt })
  const area = cropPixels(canvas, crop)
  const whole = await pixelsOf(tilt === 0 ? opened(pixels) : opened(pixels).rotate(tilt, { background }))
  const at = (place: number, size: number, ours: number, theirs: number): number =>
    Math.max(0, Math.min(place + Math.round((theirs - ours) / 2), theirs - size))
  const [w, h] = [Math.min(area.width, whole.info.width), Math.min(area.height, whole.info.height)]
  const cut = opened(whole).extract({
    left: at(area.left, w, canvas.width, whole.info.width),
    top: at(area.top, h, canvas.height, whole.info.height),
    width: w,
    height: h,
  })
  const [right, bottom] = [area.width - w, area.height - h]
  return right + bottom > 0 ? opened(await pixelsOf(cut)).extend({ right, bottom, background }) : cut
}

/** The picture as an edit shows it: mirrored, turned, tilted, cropped, lightened, one after the other. */
export const edited = async (raster: Raster, edit: PictureEdit): Promise<Raster> => {
  // sharp orders the steps of one pipeline by itself; each step here is a pipeline of its own.
  const upright = await pixelsOf(edit.flip ? raster.open().flop() : raster.open())
  const stood = edit.turn === 0 ? upright : await pixelsOf(opened(upright).rotate(edit.turn))
  const shown = await pixelsOf(await tilted(stood, edit))
  const { gain, offset } = toneOf(edit)
  const tone = (picture: Sharp): Sharp => (gain === 1 && offset === 0 ? picture : picture.linear(gain, 255 * offset))
  const { width, height } = shown.info
  return { ...raster, width, height, open: () => tone(opened(shown)) }
}
