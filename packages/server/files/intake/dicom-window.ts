import type { Codes } from './dicom-codes'
import { first, textOf } from './dicom-facts'
import type { Facts } from './dicom-thread'

/** Maps a value to its brightness, 0 to 1; values outside the window give results below 0 or above 1. */
type Curve = (value: number) => number

export interface Window {
  readonly centre: number
  readonly width: number
}

/** The first window in the tags; null without one. A width of 1 shows only black and white and cannot be meant for a film. */
export const windowOf = (facts: Pick<Facts, 'centre' | 'width'>): Window | null => {
  const [centre, width] = [first(facts.centre, Number.NaN), first(facts.width, 0)]
  return Number.isFinite(centre) && width > 1 ? { centre, width } : null
}

const between = (low: number, high: number): Curve => {
  const gain = 1 / Math.max(high - low, Number.EPSILON)
  return value => (value - low) * gain
}

/** PS3.3 C.11.2.1.2 and C.11.2.1.3. */
const windowCurve = ({ centre, width }: Window, shape: string): Curve => {
  if (shape === 'SIGMOID') return value => 1 / (1 + Math.exp((-4 * (value - centre)) / width))
  if (shape === 'LINEAR_EXACT') return between(centre - width / 2, centre + width / 2)
  return between(centre - 0.5 - (width - 1) / 2, centre - 0.5 + (width - 1) / 2)
}

/** The values that occur, lowest first, with their numbers of pixels. */
const occurring = ({ count, counts, valueAt }: Codes): readonly { readonly value: number; readonly pixels: number }[] =>
  Array.from({ length: count }, (_, code) => ({ value: valueAt(code), pixels: counts[code] ?? 0 }))
    .filter(({ pixels }) => pixels > 0)
    .sort((a, b) => a.value - b.value)

/** Fraction of pixels ignored at either end, where a film has its lead letters and empty corners. */
const ends = 0.005

const withoutEnds = (codes: Codes): Curve => {
  const values = occurring(codes)
  const all = values.reduce((sum, { pixels }) => sum + pixels, 0)
  const upTo = (part: number): number => {
    let seen = 0
    for (const { value, pixels } of values) {
      seen += pixels
      if (seen > part * all) return value
    }
    return values.at(-1)?.value ?? 0
  }
  const [low, high] = [upTo(ends), upTo(1 - ends)]
  return between(low, Math.max(high, low + Number.EPSILON))
}

/** A window that shows less than this fraction of the pixels belongs to another picture. */
const leastShown = 0.01

const shows = (curve: Curve, codes: Codes): boolean => {
  let [shown, all] = [0, 0]
  for (const { value, pixels } of occurring(codes)) {
    const grey = curve(value)
    all += pixels
    if (grey > 0 && grey < 1) shown += pixels
  }
  return shown >= leastShown * all
}

const eight = 8

/**
 * The window of the tags. Without one, or with one that shows nothing, 8-bit values stay as they are; deeper ones are stretched
 * over the greys between the lowest and the highest half percent.
 */
export const curveOf = (facts: Facts, codes: Codes): Curve => {
  const window = windowOf(facts)
  const curve = window ? windowCurve(window, textOf(facts.voiFunction)) : null
  if (curve && shows(curve, codes)) return curve
  if (codes.count > 2 ** eight) return withoutEnds(codes)
  const [a, b] = [codes.valueAt(codes.count / 2), codes.valueAt(codes.count / 2 - 1)]
  const whole = [codes.valueAt(0), codes.valueAt(codes.count - 1), a, b]
  return between(Math.min(...whole), Math.max(...whole))
}
