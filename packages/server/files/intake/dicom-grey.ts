import { Refusal } from '../../http/refusal'
import { type Codes, codesOf } from './dicom-codes'
import { colours, type Eight } from './dicom-colour'
import { first, textOf } from './dicom-facts'
import type { Parsed } from './dicom-thread'
import { curveOf } from './dicom-window'

interface Size {
  readonly width: number
  readonly height: number
}

/** MONOCHROME1 shows its lowest values white; the Presentation LUT Shape has the same effect, or inverts MONOCHROME2. */
const isNegative = ({ facts }: Parsed): boolean =>
  textOf(facts.photometric) === 'MONOCHROME1' || textOf(facts.inverse) === 'INVERSE'

/** The grey level of each code that can be stored. */
const greyTable = (parsed: Parsed, codes: Codes): Uint8Array => {
  const curve = curveOf(parsed.facts, codes)
  const negative = isNegative(parsed)
  return Uint8Array.from({ length: codes.count }, (_, code) => {
    const grey = Math.round(Math.min(1, Math.max(0, curve(codes.valueAt(code)))) * 255)
    return negative ? 255 - grey : grey
  })
}

const greys = (parsed: Parsed, size: Size): Eight => {
  const codes = codesOf(parsed, size.width * size.height)
  const table = greyTable(parsed, codes)
  const { stored } = codes
  const pixels = new Uint8Array(stored.length)
  // A film has millions of pixels: a plain loop takes a tenth of the time of `from`.
  for (let i = 0; i < pixels.length; i++) pixels[i] = table[stored[i] ?? 0] ?? 0
  return { ...size, channels: 1, pixels }
}

/** The first frame as people should see it: bone bright, windowed, in 8 bits. Refuses palettes and truncated pixel data. */
export const eightBits = (parsed: Parsed): Eight => {
  const { facts, pixels } = parsed
  const size = { width: first(facts.columns, 0), height: first(facts.rows, 0) }
  const [samples, allocated] = [first(facts.samples, 1), first(facts.allocated, 8)]
  const photometric = textOf(facts.photometric)
  const grey = samples === 1 && /^MONOCHROME[12]$/.test(photometric)
  const colour = samples === 3 && allocated === 8 && /^(RGB|YBR_(FULL|ICT|RCT))/.test(photometric)
  if (!(grey || colour) || (allocated !== 8 && allocated !== 16)) throw new Refusal('IMAGE_FORMAT')
  if (pixels.length < (size.width * size.height * samples * allocated) / 8) throw new Refusal('IMAGE_BROKEN')
  return grey ? greys(parsed, size) : colours(parsed, size)
}
