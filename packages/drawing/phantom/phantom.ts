import { templateLandmarks } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import { skin } from './anatomy/soft-tissue'
import { attenuate } from './attenuation'
import { develop } from './film-curve'
import { type Body, layOnFilm } from './placement'
import { random } from './random'
import { type DrawnRuler, rulerOf } from './ruler'
import { type ShapeChoice, shapeHead } from './shape'

export type PhantomLandmark = keyof typeof templateLandmarks

export interface PhantomOptions extends Partial<ShapeChoice> {
  /** Any integer; the same seed and options give the identical film, bit for bit. */
  readonly seed: number
  /** Whether the patient faces left. */
  readonly mirror?: boolean
  /** Pixels, 400 to 4000; the height is width * 2400 / 1935. */
  readonly width?: number
  /** Scale in the midsagittal plane; by default the film is 232 mm wide. */
  readonly mmPerPixel?: number
}

export interface PhantomVariant extends ShapeChoice {
  readonly seed: number
  readonly mirror: boolean
}

/**
 * The ground truth of a synthetic film. Points are in pixels of the film: x right, y down, the centre of the first pixel at 0.5.
 */
export interface PhantomTruth {
  readonly width: number
  readonly height: number
  readonly landmarks: Readonly<Record<PhantomLandmark, Point>>
  readonly ruler: DrawnRuler
  readonly mmPerPixel: number
  /** The skin of the whole head as a closed outline, in pixels; begins with `profile`. It extends below the film. */
  readonly skin: readonly Point[]
  /** The skin from the forehead to the throat, in pixels. */
  readonly profile: readonly Point[]
  readonly variant: PhantomVariant
}

/** A synthetic lateral film. */
export interface Phantom extends PhantomTruth {
  /** Grey levels, row-major, one byte per pixel, bone bright. */
  readonly pixels: Uint8Array
}

const landmarkNames = Object.keys(templateLandmarks) as readonly PhantomLandmark[]

const mirrored = (pixels: Uint8Array, width: number): void => {
  for (let i = 0; i < pixels.length; i += width) pixels.subarray(i, i + width).reverse()
}

const checked = (value: number, from: number, to: number, name: string): number => {
  if (!(value >= from && value <= to)) throw new RangeError(`${name} must lie between ${from} and ${to}`)
  return value
}

interface Plan {
  readonly body: Body
  readonly size: { readonly width: number; readonly height: number; readonly mm: number }
  readonly variant: PhantomVariant
}

const plan = (options: PhantomOptions): Plan => {
  const width = Math.round(checked(options.width ?? 1935, 400, 4000, 'width'))
  const height = Math.round((width * 2400) / 1935)
  const mm = checked((options.mmPerPixel ?? 232 / width) * width, 190, 320, 'width * mmPerPixel') / width
  const variant: PhantomVariant = {
    seed: options.seed,
    skeletalClass: options.skeletalClass ?? 'I',
    vertical: options.vertical ?? 'average',
    ageYears: checked(options.ageYears ?? 20, 5, 90, 'ageYears'),
    mirror: options.mirror ?? false,
  }
  const next = random(options.seed)
  const body = layOnFilm(shapeHead(variant, next), { width: width * mm, height: height * mm }, next)
  return { body, size: { width, height, mm }, variant }
}

const truth = ({ body, size, variant }: Plan): PhantomTruth => {
  const { width, height, mm } = size
  const pixel = (p: Point): Point => ({ x: variant.mirror ? width - p.x / mm : p.x / mm, y: p.y / mm })
  const ruler = rulerOf(body)
  return {
    width,
    height,
    landmarks: Object.fromEntries(landmarkNames.map(name => [name, pixel(body.point(name))])) as Record<PhantomLandmark, Point>,
    ruler: { ends: [pixel(ruler.ends[0]), pixel(ruler.ends[1])], mm: ruler.mm },
    mmPerPixel: mm,
    skin: skin(body).map(pixel),
    profile: [...body.curve('profile_upper'), ...body.curve('profile_lower')].map(pixel),
    variant,
  }
}

/** The ground truth of `makePhantom` without its picture, in a few milliseconds. Throws under the same conditions. */
export const phantomTruth = (options: PhantomOptions): PhantomTruth => truth(plan(options))

/**
 * Draws a synthetic lateral cephalogram. Landmarks undergo the same deformation as the structures on which they lie, so they are
 * exact; on paired structures they mark the near, sharper one. Throws RangeError for a width outside 400-4000, a field (width *
 * mmPerPixel) outside 190-320 mm or an age outside 5-90.
 */
export const makePhantom = (options: PhantomOptions): Phantom => {
  const made = plan(options)
  const pixels = develop(attenuate(made.body, made.size, made.variant), options.seed)
  if (made.variant.mirror) mirrored(pixels, made.size.width)
  return { ...truth(made), pixels }
}
