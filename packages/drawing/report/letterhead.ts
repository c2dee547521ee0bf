import type { Mark, PictureMark } from '../scene/scene'
import { fitted } from '../scene/text-width'
import { brandMark } from './brand'
import type { ReportInput, ReportPicture } from './input'
import { greys, inner, sizes } from './paper'
import { clinicText } from './sentences'
import { text, widthOf } from './type'

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

interface ContactLine {
  readonly size: number
  readonly maxWidth: number
}

/** Address and telephone in one line; an address that is too long for it is cut, the telephone never. Empty without both. */
const contactOf = ({ letterhead }: Headed, { size, maxWidth }: ContactLine): string => {
  const [address, phone] = [letterhead?.address.trim() ?? '', letterhead?.phone.trim() ?? '']
  if (!address || !phone) return address || phone
  const last = ` · ${phone}`
  return fitted(address, maxWidth - widthOf(last, { size }), size, 400) + last
}

/** Middle of the line above a page's head: clear of its title and of the edge printers leave white. */
const middle = 44

/** Above the head of a page: logo, clinic, address and telephone; nothing without a letterhead. */
export const letterheadMarks = (input: Headed): readonly Mark[] => {
  const { letterhead } = input
  if (!letterhead) return []
  const logo = letterhead.logo && logoMark(letterhead.logo, { x: inner.left, middle, height: 40, widest: 160 })
  const left = inner.left + (logo ? logo.width + 14 : 0)
  const set = { size: sizes.small, weight: 600, maxWidth: 700 } as const
  const name = nameOf(input)
  const after = left + Math.min(set.maxWidth, widthOf(name, set)) + (name ? 24 : 0)
  const line = { size: sizes.smallest, maxWidth: inner.right - after }
  return [
    ...(logo ? [logo] : []),
    text(name, left, middle, set),
    text(contactOf(input, line), after, middle, { ...line, colour: greys.quiet }),
  ]
}

/** The clinic on the cover, its upper left corner at x, y: with its letterhead, or by the name in its patients' list. */
export const coverClinicMarks = (input: Headed, x: number, y: number): readonly Mark[] => {
  const { letterhead } = input
  const line = { size: sizes.caption, maxWidth: 1100 }
  const contact = contactOf(input, line)
  const at = y + (contact ? 12 : 28)
  const logo = letterhead?.logo && logoMark(letterhead.logo, { x, middle: y + 28, height: 84, widest: 260 })
  const left = x + (logo ? logo.width + 24 : 74)
  return [
    ...(logo ? [{ ...logo, alt: nameOf(input) }] : brandMark(x, y, 54, greys.ink)),
    text(nameOf(input), left, at, { size: 36, weight: 600, maxWidth: 1000 }),
    ...(contact ? [text(contact, left, at + 42, { ...line, colour: greys.quiet })] : []),
  ]
}
