import type { Mark, PictureMark } from '../scene/scene'
import { brandMark } from './brand'
import type { ReportInput, ReportPicture } from './input'
import { greys, inner, sizes } from './paper'
import { clinicText } from './sentences'
import { fullLeading, inFull, text, widthOf } from './type'

interface LogoBox {
  readonly x: number
  readonly middle: number
  readonly height: number
  readonly widest: number
}

/** The logo in its original proportions. */
const logoMark = ({ href, width, height }: ReportPicture, box: LogoBox): PictureMark => {
  const scale = Math.min(box.height / height, box.widest / width)
  const size = { width: width * scale, height: height * scale }
  return { mark: 'picture', href, x: box.x, y: box.middle - size.height / 2, ...size }
}

type Headed = Pick<ReportInput, 'clinic' | 'lang' | 'letterhead'>

const nameOf = (input: Headed): string => input.letterhead?.name.trim() || clinicText(input)

/** Address and telephone; empty without both. */
const contactOf = ({ letterhead }: Headed): string =>
  [letterhead?.address.trim() ?? '', letterhead?.phone.trim() ?? ''].filter(Boolean).join(' · ')

/** Middle of the line above a page's head: clear of its title and of the edge printers leave white. */
const middle = 44

/** Above the head of a page: logo, clinic, address and telephone; nothing without a letterhead. */
export const letterheadMarks = (input: Headed): readonly Mark[] => {
  const { letterhead } = input
  if (!letterhead) return []
  const logo = letterhead.logo && logoMark(letterhead.logo, { x: inner.left, middle, height: 40, widest: 160 })
  const left = inner.left + (logo ? logo.width + 14 : 0)
  return [...(logo ? [logo] : []), ...lineMarks(nameOf(input), contactOf(input), left)]
}

/** Name and contact in one line; where that is too short for both whole, one under the other. */
const lineMarks = (name: string, contact: string, left: number): readonly Mark[] => {
  const set = { size: sizes.small, weight: 600 } as const
  const plain = { size: sizes.smallest, colour: greys.quiet } as const
  const after = left + widthOf(name, set) + (name ? 24 : 0)
  if (after + widthOf(contact, plain) <= inner.right) return [text(name, left, middle, set), text(contact, after, middle, plain)]
  const line = { x: left, width: inner.right - left, height: 24 }
  return [
    ...inFull(name, { ...line, y: middle - 12 }, set, sizes.smallest),
    ...inFull(contact, { ...line, y: middle + 12 }, plain, sizes.smallest),
  ]
}

/** What the date on the right of the cover leaves, and the smallest a name is set in one line. */
const [widestClinic, leastName] = [1000, 26]

/** Below the name: one line, or as many as address and telephone need. `top`: where they begin. */
const contactMarks = (contact: string, line: { readonly x: number; readonly width: number }, top: number): readonly Mark[] => {
  if (contact === '') return []
  const set = { size: sizes.caption, colour: greys.quiet } as const
  const alone = widthOf(contact, { size: sizes.smallest }) <= line.width
  const height = alone ? sizes.caption * fullLeading : 3 * sizes.smallest * fullLeading
  return inFull(contact, { ...line, y: top + height / 2, height }, set, sizes.smallest)
}

/** The clinic on the cover, its upper left corner at x, y: with its letterhead, or by the name in its patients' list. */
export const coverClinicMarks = (input: Headed, x: number, y: number): readonly Mark[] => {
  const { letterhead } = input
  const [name, contact] = [nameOf(input), contactOf(input)]
  const logo = letterhead?.logo && logoMark(letterhead.logo, { x, middle: y + 28, height: 84, widest: 260 })
  const left = x + (logo ? logo.width + 24 : 74)
  const named = { size: 36, weight: 600 } as const
  const line = { x: left, width: widestClinic }
  const size = widthOf(name, { ...named, size: leastName }) > widestClinic ? 2 * leastName * fullLeading : 43
  const at = y + (contact ? 12 : 28)
  return [
    ...(logo ? [{ ...logo, alt: name }] : brandMark(x, y, 54, greys.ink)),
    ...inFull(name, { ...line, y: at, height: size }, named, leastName),
    ...contactMarks(contact, line, at + Math.max(27.6, size / 2 + 6)),
  ]
}
