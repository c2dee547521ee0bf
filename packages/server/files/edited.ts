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

/** Colour around a tilted picture. */
const background = '#000'

/** Extra pixels around a tilted picture, so that a canvas slightly larger than libvips' output can be cut from it. */
const rim = 3

/**
 * The affine transform that rotates a picture about its centre onto the centre of its canvas, with subpixel accuracy. libvips
 * maps the upper left corners of pixels and starts its output at the nearest whole pixel of the rotated corners, whatever the
 * offset. Both are corrected: the whole-pixel part by `shift` (pixels from its output to the canvas), the rest by the offset.
 */
const tiltOf = (size: { readonly width: number; readonly height: number }, tilt: number) => {
  const radians = (tilt * Math.PI) / 180
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  const { width: w, height: h } = size
  const canvas = canvasOf(size, { turn: 0, tilt })
  const begins = {
    x: Math.round(Math.min(0, c * w, -s * h, c * w - s * h)),
    y: Math.round(Math.min(0, s * w, c * h, s * w + c * h)),
  }
  const x = (canvas.width - c * w + s * h) / 2 + begins.x - (1 - c + s) / 2
  const y = (canvas.height - s * w - c * h) / 2 + begins.y - (1 - c - s) / 2
  const shift = { x: Math.round(x), y: Math.round(y) }
  return {
    matrix: [
      [c, -s],
      [s, c],
    ] as [[number, number], [number, number]],
    odx: x - shift.x,
    ody: y - shift.y,
    shift,
    canvas,
  }
}

const tilted = async (pixels: Pixels, { tilt, crop }: PictureEdit): Promise<Sharp> => {
  const { matrix, odx, ody, shift, canvas } = tiltOf(pixels.info, tilt)
  const area = cropPixels(canvas, crop)
  if (tilt === 0) return opened(pixels).extract(area)
  const turned = opened(pixels).affine(matrix, { odx, ody, background, interpolator: 'bicubic' })
  const rimmed = opened(await pixelsOf(turned)).extend({ top: rim, bottom: rim, left: rim, right: rim, background })
  return opened(await pixelsOf(rimmed)).extract({ ...area, left: area.left - shift.x + rim, top: area.top - shift.y + rim })
}

/** Applies an edit to a picture, in order: mirrored, turned, tilted, cropped, tone adjusted. */
export const edited = async (raster: Raster, edit: PictureEdit): Promise<Raster> => {
  // sharp reorders the steps within one pipeline, so each step here is a pipeline of its own.
  const upright = await pixelsOf(edit.flip ? raster.open().flop() : raster.open())
  const stood = edit.turn === 0 ? upright : await pixelsOf(opened(upright).rotate(edit.turn))
  const shown = await pixelsOf(await tilted(stood, edit))
  const { gain, offset } = toneOf(edit)
  const tone = (picture: Sharp): Sharp => (gain === 1 && offset === 0 ? picture : picture.linear(gain, 255 * offset))
  const { width, height } = shown.info
  return { ...raster, width, height, open: () => tone(opened(shown)) }
}
