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

/** Pixels laid about a tilted picture, so that a canvas a little larger than what libvips made of it can be cut out. */
const rim = 3

/**
 * The affine step that turns a picture about its middle onto the middle of its canvas, to a fraction of a pixel. libvips maps the upper left
 * corners of pixels and begins its output at the nearest whole pixel of the turned corners, whatever the offset: both are made good, what is
 * whole by `shift`, pixels from its output to the canvas, and the rest by the offset.
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
