import { apply, compose, inverse, type Matrix, type Point } from './canonical'
import type { Level } from './picture'
import { cut } from './to-tensor'

/** A film and where the head lies on it. */
export interface FilmPlace {
  readonly levels: readonly Level[]
  readonly toCanonical: Matrix
  readonly inverted: boolean
}

/* The face in canonical mm, from its upper left corner: whole at half a mm a pixel, its middle at an eighth. */
const SIDE = 240
const whole: Matrix = [2, 0, 150, 0, 2, 90]
const middle: Matrix = [8, 0, 240, 0, 8, 0]
/* The film's own pixels about the middle of the face: canonical mm, and pixels to either side. */
const MIDDLE: Point = [-15, 15]
const ABOUT = 120
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const
const SCALES = 4
const DARK = 3
const LIGHT = 245
const GREYS = 256
const LEAST = 0.05 // grey levels, so that a logarithm exists

function mean(values: Float32Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return sum / values.length
}

/** Standard deviation of the greys. */
function spreadOf(greys: Float32Array): number {
  const average = mean(greys)
  return Math.sqrt(mean(greys.map(v => (v - average) ** 2)))
}

/** Mean size of the steps to the right and down, grey levels. */
function steps(greys: Float32Array, side: number): number {
  let sum = 0
  for (let y = 0; y < side - 1; y++) {
    for (let x = 0, i = y * side; x < side - 1; x++, i++) {
      const grey = greys[i] as number
      sum += Math.abs((greys[i + 1] as number) - grey) + Math.abs((greys[i + side] as number) - grey)
    }
  }
  return sum / (2 * (side - 1) ** 2)
}

/** The grey at a place of the sorted greys, which are whole numbers. */
function greyAt(counts: Uint32Array, place: number): number {
  let before = 0
  return counts.findIndex(count => {
    before += count
    return before > place
  })
}

/** Means of 2 x 2 pixels. */
function halved(greys: Float32Array, side: number): Float32Array {
  const half = side / 2
  const out = new Float32Array(half * half)
  for (let y = 0, k = 0; y < half; y++) {
    for (let x = 0, i = 2 * side * y; x < half; x++, k++, i += 2) {
      const upper = (greys[i] as number) + (greys[i + 1] as number)
      out[k] = (upper + (greys[i + side] as number) + (greys[i + side + 1] as number)) / 4
    }
  }
  return out
}

/**
 * Grain of the film in its own pixels: logarithms of the step between neighbours, and relative to it of the step over two pixels
 * and of the difference from the four neighbours.
 */
function grainOf({ levels, toCanonical }: FilmPlace): readonly number[] {
  const { width, height, pixels } = levels[0] as Level
  const [cx, cy] = apply(inverse(toCanonical), MIDDLE).map(Math.round) as [number, number]
  let [near, over, corner, count] = [0, 0, 0, 0]
  for (let y = Math.max(2, cy - ABOUT); y < Math.min(height - 2, cy + ABOUT); y++) {
    for (let x = Math.max(2, cx - ABOUT); x < Math.min(width - 2, cx + ABOUT); x++) {
      const i = y * width + x
      const own = pixels[i] as number
      const right = pixels[i + 1] as number
      const left = pixels[i - 1] as number
      const below = pixels[i + width] as number
      const above = pixels[i - width] as number
      near += Math.abs(right - own) + Math.abs(below - own)
      over += Math.abs(right - left) + Math.abs(below - above)
      corner += Math.abs(4 * own - right - left - below - above)
      count++
    }
  }
  const log = (sum: number, per: number) => Math.log(sum / Math.max(1, count) / per + LEAST)
  return [log(near, 2), log(over, 2) - log(near, 2), log(corner, 1) - log(near, 2)]
}

/**
 * How a device renders a face, independent of the person: quantiles and spread of the greys, size of the steps between neighbours
 * at four scales and in the finest grain (logarithms, relative to the spread), fractions of black and white, and the film's own
 * grain. 16 numbers without units.
 */
export function lookOf(film: FilmPlace): readonly number[] {
  const { levels, toCanonical, inverted } = film
  const view = (matrix: Matrix) =>
    Float32Array.from(cut(levels, { matrix: compose(matrix, toCanonical), width: SIDE, height: SIDE, inverted }))
  const face = view(whole)
  const counts = new Uint32Array(GREYS)
  for (const grey of face) counts[grey] = (counts[grey] as number) + 1
  const spread = Math.log(spreadOf(face) + 1)
  const relative = (size: number) => Math.log(size + LEAST) - spread
  const grain: number[] = [relative(steps(view(middle), SIDE))]
  let greys: Float32Array = face
  let side = SIDE
  for (let n = 0; n < SCALES; n++) {
    grain.push(relative(steps(greys, side)))
    ;[greys, side] = [halved(greys, side), side / 2]
  }
  const share = (few: Uint32Array) => few.reduce((sum, count) => sum + count, 0) / face.length
  const quantiles = QUANTILES.map(q => greyAt(counts, Math.floor(q * (face.length - 1))) / 255)
  const ends = [share(counts.subarray(0, DARK)), share(counts.subarray(LIGHT + 1))]
  return [...quantiles, spread, ...grain, ...ends, ...grainOf(film)]
}
