import type { Mark } from '../../scene/scene'
import { type Weight, wrapped } from '../../scene/text-width'
import { type AuditCell, auditHeight, auditMarks } from '../compare-audit'
import { dottedDate } from '../date-text'
import { greys, sizes } from '../paper'
import { numberMarks } from '../record-numbers'
import { inFull, paragraph, rule, text } from '../type'
import type { TrueSizeInput } from './input'
import { type Size, sheetMargin, unitsPerMm } from './papers'
import { trueSizeWords as words } from './words'

/** The text on every sheet of a picture. */
export interface SheetFacts {
  /** `SN 前颅底平面重叠`. */
  readonly title: string
  readonly legend: readonly { readonly number: number; readonly colour: string; readonly text: string }[]
  readonly audit: readonly AuditCell[]
  /** Shown first: a doubted scale, or the doctor's confirmation of it. */
  readonly warnings: readonly string[]
}

/** Of a head with one line each, and of a further line. */
const [headHeight, furtherLine] = [15 * unitsPerMm, 30]
const legendLeading = 36
const barMm = 50
const bar = { width: barMm * unitsPerMm, height: 1.5 * unitsPerMm }
const barRoom = 9 * unitsPerMm
const warned = { size: sizes.small, weight: 600, leading: 30 } as const
const gap = 2 * unitsPerMm

const widthOf = (sheet: Size): number => sheet.width - 2 * sheetMargin

const columnsOf = (width: number): number => (width > 1900 ? 3 : 2)

const heights = (facts: SheetFacts, width: number) => {
  const legend = Math.ceil(facts.legend.length / columnsOf(width)) * legendLeading
  const audit = auditHeight(facts.audit, width)
  const warning = paragraph(facts.warnings.join(' '), 0, 0, { ...warned, maxWidth: width }).next
  return { legend, audit, warning }
}

/** Position of the picture on a sheet. */
export const roomOf = (sheet: Size, facts: SheetFacts, input: TrueSizeInput) => {
  const width = widthOf(sheet)
  const { legend, audit, warning } = heights(facts, width)
  const top = sheetMargin + headOf(input, width).height
  const bottom = sheet.height - sheetMargin - barRoom - legend - audit - warning - 2 * gap
  return { x: sheetMargin, y: top, width, height: bottom - top }
}

const madeBy = (input: TrueSizeInput): string => {
  const { lang, scheme, saved, clinic, doctor, printedOn } = input
  return [
    `${words.scheme[lang]} ${scheme.name}${saved ? '' : words.unsaved[lang]}`,
    ...[clinic, doctor].filter(Boolean),
    `${words.printed[lang]} ${dottedDate(printedOn)}`,
  ].join(' · ')
}

const personOf = ({ patient }: TrueSizeInput): string =>
  [patient.name, patient.caseNo, patient.birthday ? dottedDate(patient.birthday) : ''].filter(Boolean).join(' · ')

const bold = { size: sizes.body, weight: 600 } as const
const quiet = { size: sizes.small, colour: greys.quiet } as const

/** Lines beyond the first that a text needs at its smallest. */
const further = (text: string, width: number, weight: Weight = 400): number =>
  wrapped(text, width, sizes.smallest, weight).length - 1

/** Who is shown, and how it was made: neither is cut, a head of long names is higher. */
const headOf = (input: TrueSizeInput, width: number) => {
  const [person, made] = [personOf(input), madeBy(input)]
  const [half, wide] = [width / 2 - 20, (width / 2 - 20) * 1.4]
  const lines = { person: further(person, half, 600), made: further(made, wide) }
  const height = headHeight + (lines.person + lines.made) * furtherLine
  return { person, made, half, wide, lines, height }
}

const headMarks = (
  input: TrueSizeInput,
  sheet: Size,
  says: { readonly title: string; readonly page: string },
): readonly Mark[] => {
  const [left, right] = [sheetMargin, sheet.width - sheetMargin]
  const { person, made, half, wide, lines } = headOf(input, right - left)
  const under = sheetMargin + lines.person * furtherLine
  const bottom = under + lines.made * furtherLine
  const [personRoom, madeRoom] = [(lines.person + 1) * furtherLine, (lines.made + 1) * furtherLine]
  return [
    text(`${words.title[input.lang]} · ${says.title}`, left, sheetMargin + 28, { size: 32, weight: 600, maxWidth: half }),
    ...inFull(
      person,
      { x: right, y: (sheetMargin + under) / 2 + 28, width: half, height: personRoom },
      { ...bold, align: 'end' },
      sizes.smallest,
    ),
    ...inFull(made, { x: left, y: (under + bottom) / 2 + 72, width: wide, height: madeRoom }, quiet, sizes.smallest),
    text(says.page, right, under + 72, { ...quiet, align: 'end', maxWidth: half * 0.6 }),
    rule(bottom + 98, greys.ink, 2, { from: left, to: right }),
  ]
}

/** The length for checking a print: a solid bar, measured end to end. */
const barMarks = (sheet: Size, lang: TrueSizeInput['lang']): readonly Mark[] => {
  const y = sheet.height - sheetMargin - bar.height
  const middle = y - 14
  const maxWidth = widthOf(sheet) - bar.width - 40
  const decision = { size: sizes.smallest, colour: greys.faint } as const
  return [
    { mark: 'box', x: sheetMargin, y, ...bar, fill: greys.ink },
    text(`${barMm} mm`, sheetMargin + bar.width / 2, y - 16, { size: sizes.small, weight: 600, align: 'middle' }),
    ...paragraph(words.check[lang], sheetMargin + bar.width + 30, middle, { ...decision, leading: 26, maxWidth }).marks,
  ]
}

const legendMarks = ({ legend }: SheetFacts, sheet: Size, top: number): readonly Mark[] => {
  const columns = columnsOf(widthOf(sheet))
  const each = widthOf(sheet) / columns
  return legend.flatMap((record, i) => {
    const [x, y] = [sheetMargin + (i % columns) * each, top + (Math.floor(i / columns) + 0.5) * legendLeading]
    return [...numberMarks(record, { x: x + 14, y }), text(record.text, x + 36, y, { size: sizes.small, maxWidth: each - 48 })]
  })
}

/** Name, date, scheme and method at the top; warnings, the records, how each was aligned, and the bar at the bottom. */
export const sheetMarks = (input: TrueSizeInput, sheet: Size, facts: SheetFacts, page: string): readonly Mark[] => {
  const width = widthOf(sheet)
  const { legend, warning } = heights(facts, width)
  const { y, height } = roomOf(sheet, facts, input)
  const below = y + height + gap
  return [
    ...headMarks(input, sheet, { title: facts.title, page }),
    ...paragraph(facts.warnings.join(' '), sheetMargin, below + 15, { ...warned, maxWidth: width }).marks,
    ...legendMarks(facts, sheet, below + warning),
    ...auditMarks(facts.audit, { left: sheetMargin, top: below + warning + legend, width }),
    ...barMarks(sheet, input.lang),
  ]
}
