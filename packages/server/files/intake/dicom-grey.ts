import { Refusal } from '../../http/refusal'
import type { Parsed } from './dicom-thread'

/** An 8-bit picture, grey or RGB, row by row. */
export interface Eight {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly pixels: Uint8Array
}

const numberOr = (values: readonly unknown[], otherwise: number): number => {
  const value = Number(values[0] ?? Number.NaN)
  return Number.isFinite(value) ? value : otherwise
}

/** Reads one stored value: only the stored bits count, the highest of them the sign where values are signed. */
const reader = ({ facts, littleEndian, pixels }: Parsed): ((index: number) => number) => {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const wide = numberOr(facts.allocated, 8) === 16
  const stored = Math.min(numberOr(facts.stored, wide ? 16 : 8), wide ? 16 : 8)
  const mask = 2 ** stored - 1
  const half = 2 ** (stored - 1)
  const signed = numberOr(facts.signed, 0) === 1
  return index => {
    const value = (wide ? view.getUint16(index * 2, littleEndian) : view.getUint8(index)) & mask
    return signed && value >= half ? value - mask - 1 : value
  }
}

interface Range {
  readonly low: number
  readonly high: number
}

/** The window of the tags as the range that becomes 0 to 255 (DICOM PS3.3 C.11.2.1.2, linear); null without one. */
const windowOf = ({ facts }: Parsed): Range | null => {
  const [centre, width] = [numberOr(facts.centre, Number.NaN), numberOr(facts.width, Number.NaN)]
  if (!Number.isFinite(centre) || !(width > 1)) return null
  return { low: centre - 0.5 - (width - 1) / 2, high: centre - 0.5 + (width - 1) / 2 }
}

const extremes = (values: Float32Array): Range => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return { low, high: Math.max(high, low + 1) }
}

const rangeOf = (parsed: Parsed, values: Float32Array): Range => {
  const window = windowOf(parsed)
  if (window) return window
  return numberOr(parsed.facts.stored, 8) <= 8 ? { low: 0, high: 255 } : extremes(values)
}

const greys = (parsed: Parsed, { width, height }: { width: number; height: number }): Eight => {
  const { facts } = parsed
  const read = reader(parsed)
  const [slope, intercept] = [numberOr(facts.slope, 1) || 1, numberOr(facts.intercept, 0)]
  const values = Float32Array.from({ length: width * height }, (_, i) => read(i) * slope + intercept)
  const { low, high } = rangeOf(parsed, values)
  const black = String(facts.photometric[0]).trim() === 'MONOCHROME1'
  const invert = black !== (String(facts.inverse[0]).trim() === 'INVERSE' && !black)
  const pixels = Uint8Array.from(values, value => {
    const grey = Math.round(Math.min(1, Math.max(0, (value - low) / (high - low))) * 255)
    return invert ? 255 - grey : grey
  })
  return { width, height, channels: 1, pixels }
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** ITU-R BT.601, full range, as DICOM's YBR_FULL defines it. */
const fromYbr = (pixels: Uint8Array): Uint8Array => {
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [y, b, r] = [pixels[i] ?? 0, (pixels[i + 1] ?? 0) - 128, (pixels[i + 2] ?? 0) - 128]
    pixels.set([clamp(y + 1.402 * r), clamp(y - 0.344136 * b - 0.714136 * r), clamp(y + 1.772 * b)], i)
  }
  return pixels
}

const colours = ({ facts, pixels }: Parsed, { width, height }: { width: number; height: number }): Eight => {
  const area = width * height
  const planes = numberOr(facts.planar, 0) === 1
  const rgb = planes
    ? Uint8Array.from({ length: area * 3 }, (_, i) => pixels[(i % 3) * area + Math.floor(i / 3)] ?? 0)
    : pixels.slice(0, area * 3)
  const ybr = String(facts.photometric[0]).startsWith('YBR')
  return { width, height, channels: 3, pixels: ybr ? fromYbr(rgb) : rgb }
}

/** The first frame as people should see it: bone bright, windowed, in 8 bits. Refuses palettes and pixel data cut short. */
export const eightBits = (parsed: Parsed): Eight => {
  const { facts, pixels } = parsed
  const size = { width: numberOr(facts.columns, 0), height: numberOr(facts.rows, 0) }
  const [samples, allocated] = [numberOr(facts.samples, 1), numberOr(facts.allocated, 8)]
  const photometric = String(facts.photometric[0]).trim()
  const known =
    samples === 1 ? /^MONOCHROME[12]$/.test(photometric) : samples === 3 && allocated === 8 && /^(RGB|YBR_FULL)/.test(photometric)
  if (!known || (allocated !== 8 && allocated !== 16)) throw new Refusal('IMAGE_FORMAT')
  if (pixels.length < (size.width * size.height * samples * allocated) / 8) throw new Refusal('IMAGE_BROKEN')
  return samples === 1 ? greys(parsed, size) : colours(parsed, size)
}
