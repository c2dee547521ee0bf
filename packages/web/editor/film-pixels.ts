import type { Size } from '@sella/workbench/canvas/view'
import { type Grey, halved } from './grey'
import { localContrast } from './local-contrast'
import { sharpened } from './sharpen'

/** A film as greys at decreasing sizes, so that a reduced view is free of the noise that skipping pixels causes. */
export interface FilmPixels extends Size {
  /** Level 0 is the film itself, reduced to at most `longestSide`. */
  readonly levels: readonly Grey[]
}

/** Longest side of level 0, in pixels. Larger films are shown reduced; their points keep the pixels of the original. */
export const longestSide = 3600

/** The film and its halvings down to about 400 pixels. */
export const pyramid = (film: Size, full: Grey): FilmPixels => {
  const levels = [full]
  let last = full
  while (Math.max(last.width, last.height) > 800) {
    last = halved(last)
    levels.push(last)
  }
  return { ...film, levels }
}

/**
 * The coarsest level with at least one pixel per device pixel. `zoom`: CSS pixels per film pixel; `ratio`: device pixels per CSS
 * pixel.
 */
export const levelFor = (film: FilmPixels, zoom: number, ratio: number): number => {
  const wanted = film.width * zoom * ratio
  const coarser = film.levels.findLastIndex(level => level.width >= wanted)
  return Math.max(0, coarser)
}

/** The lookup table as little-endian RGBA words. */
const inkOf = (lut: Uint8Array): Uint32Array => Uint32Array.from(lut, g => (0xff000000 | (g << 16) | (g << 8) | g) >>> 0)

type Painter = (i: number) => number

/** The painted value of each pixel. In a colour picture the change made to the luminance is added to each channel. */
const painterOf = (grey: Grey, lut: Uint8Array): Painter => {
  const { colour, values } = grey
  const ink = inkOf(lut)
  if (!colour) return i => ink[values[i] ?? 0] ?? 0
  const through = (value: number): number => lut[value < 0 ? 0 : value > 255 ? 255 : value] ?? 0
  return i => {
    const [r, g, b] = [colour[3 * i] ?? 0, colour[3 * i + 1] ?? 0, colour[3 * i + 2] ?? 0]
    const more = (values[i] ?? 0) - ((r * 77 + g * 150 + b * 29) >> 8)
    return (0xff000000 | (through(b + more) << 16) | (through(g + more) << 8) | through(r + more)) >>> 0
  }
}

/** The picture through the lookup table. */
export const painted = (grey: Grey, lut: Uint8Array): ImageData => {
  const image = new ImageData(grey.width, grey.height)
  const [words, paint] = [new Uint32Array(image.data.buffer), painterOf(grey, lut)]
  for (let i = 0; i < words.length; i++) words[i] = paint(i)
  return image
}

/** A small section of the film through the lookup table; black outside the film. */
export const paintedPart = (
  grey: Grey,
  lut: Uint8Array,
  part: { readonly x: number; readonly y: number; readonly side: number },
): ImageData => {
  const image = new ImageData(part.side, part.side)
  const [words, paint] = [new Uint32Array(image.data.buffer), painterOf(grey, lut)]
  words.fill(0xff000000)
  for (let v = 0; v < part.side; v++) {
    const y = part.y + v
    if (y < 0 || y >= grey.height) continue
    const [first, last] = [Math.max(0, -part.x), Math.min(part.side, grey.width - part.x)]
    for (let u = first; u < last; u++) words[v * part.side + u] = paint(y * grey.width + part.x + u)
  }
  return image
}

type Treatment = (grey: Grey) => Grey

/** Caches the result of a treatment by the grey it was computed from. */
const once = (treat: Treatment): Treatment => {
  const made = new WeakMap<Grey, Grey>()
  return grey => {
    const treated = made.get(grey) ?? treat(grey)
    made.set(grey, treated)
    return treated
  }
}
const [evened, sharp] = [once(localContrast), once(sharpened)]

const coloured = new WeakMap<Grey, Grey>()

/** Treatments act on the luminance; the colours are kept beside it. */
const inColour = (grey: Grey, colour: Uint8Array): Grey => {
  const withColour = coloured.get(grey) ?? { ...grey, colour }
  coloured.set(grey, withColour)
  return withColour
}

/** A level of the film as displayed: equalised, sharpened, both or neither; computed once. */
export const greyFor = (
  film: FilmPixels,
  level: number,
  { local, sharpen }: { readonly local: boolean; readonly sharpen: boolean },
): Grey | undefined => {
  const grey = film.levels.at(level)
  if (!grey) return undefined
  const even = local ? evened(grey) : grey
  const seen = sharpen ? sharp(even) : even
  return grey.colour && seen !== grey ? inColour(seen, grey.colour) : seen
}
