import { first } from './dicom-facts'
import type { Parsed } from './dicom-thread'

/** The stored pixel values of a grey picture, and their meaning. */
export interface Codes {
  /** Row by row, each less than `count`. */
  readonly stored: Uint16Array
  /** Number of possible codes. */
  readonly count: number
  /** The value of a code: sign, then slope and intercept (PS3.3 C.7.6.16.2.9). */
  readonly valueAt: (code: number) => number
  /** Number of pixels with each code, not counting those that only fill the frame (Pixel Padding Value). */
  readonly counts: Uint32Array
}

const storedCodes = ({ facts, littleEndian, pixels }: Parsed, { area, bits }: { area: number; bits: number }): Uint16Array => {
  const wide = first(facts.allocated, 8) === 16
  const shift = Math.min(Math.max(0, first(facts.highBit, bits - 1) - bits + 1), (wide ? 16 : 8) - bits)
  const mask = 2 ** bits - 1
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const read = wide ? (i: number) => view.getUint16(i * 2, littleEndian) : (i: number) => view.getUint8(i)
  const stored = new Uint16Array(area)
  for (let i = 0; i < area; i++) stored[i] = (read(i) >> shift) & mask
  return stored
}

const countsOf = (stored: Uint16Array, { count, padding }: { count: number; padding: number }): Uint32Array => {
  const counts = new Uint32Array(count)
  for (const code of stored) counts[code] = (counts[code] ?? 0) + 1
  const filling = Number.isInteger(padding) ? ((padding % count) + count) % count : -1
  if (filling >= 0 && counts[filling] !== stored.length) counts[filling] = 0
  return counts
}

/** Only the stored bits count; the highest is the sign if values are signed. */
export const codesOf = (parsed: Parsed, area: number): Codes => {
  const { facts } = parsed
  const allocated = first(facts.allocated, 8) === 16 ? 16 : 8
  const bits = Math.min(Math.max(1, Math.trunc(first(facts.stored, allocated))), allocated)
  const count = 2 ** bits
  const signed = first(facts.signed, 0) === 1
  const [slope, intercept] = [first(facts.slope, 1) || 1, first(facts.intercept, 0)]
  const stored = storedCodes(parsed, { area, bits })
  return {
    stored,
    count,
    counts: countsOf(stored, { count, padding: first(facts.padding, Number.NaN) }),
    valueAt: code => (signed && code >= count / 2 ? code - count : code) * slope + intercept,
  }
}
