import type { Mark } from '../scene/scene'
import { awaitingMarks, type Reviewed } from './awaiting'
import { brandMark } from './brand'
import { groupedHash } from './grouped-hash'
import type { ReportInput } from './input'
import { footRule, greys, headBottom, inner, sizes } from './paper'
import { rule, shrunk, text, widthOf } from './type'
import { reportWords } from './words'

export interface Head {
  readonly title: string
  /** Smaller, after the title; empty for none. */
  readonly subtitle: string
  readonly right: string
}

/** The minimum size of a title reduced to make room for its subtitle. */
const leastBeside = 34

/** Wide enough for a painter whose glyphs are wider than measured. */
const titleGap = 40

/** How the title and the text beside it share the line. */
const headRoom = ({ title, subtitle, right }: Head) => {
  const rightMost = inner.width * (subtitle ? 0.48 : 0.6)
  const rightWidth = Math.min(rightMost, widthOf(right, { size: 30, weight: 600 }))
  const titleMost = inner.width - rightWidth - 60
  const aside = subtitle ? widthOf(subtitle, { size: 30 }) + titleGap : 0
  // The title shrinks before the subtitle is cut, because the subtitle identifies the record.
  const alone = shrunk(title, { size: sizes.heading, weight: 600, maxWidth: titleMost }, 30)
  const smaller = shrunk(title, { size: sizes.heading, weight: 600, maxWidth: titleMost - aside }, leastBeside)
  const setting = smaller.size > leastBeside ? smaller : alone
  const titleWidth = Math.min(titleMost, widthOf(title, setting))
  return { setting, rightMost, beside: titleWidth + titleGap, room: titleMost - titleWidth - titleGap }
}

/** With less room than this the subtitle is omitted. */
const leastRoom = 120

/** Whether the head shows its subtitle in full. */
export const saysSubtitle = (head: Head): boolean => {
  const { room } = headRoom(head)
  return head.subtitle === '' || (room > leastRoom && widthOf(head.subtitle, { size: 30 }) <= room)
}

/** The head of every page but the cover: title, facts on the right, a rule 3 wide. */
export const headMarks = (head: Head): readonly Mark[] => {
  const { title, subtitle, right } = head
  const { setting, rightMost, beside, room } = headRoom(head)
  const after =
    subtitle && room > leastRoom
      ? [text(subtitle, inner.left + beside, 112, { size: 30, colour: greys.quiet, maxWidth: room })]
      : []
  return [
    text(title, inner.left, 106, setting),
    ...after,
    text(right, inner.right, 112, shrunk(right, { size: 30, weight: 600, align: 'end', maxWidth: rightMost }, sizes.smallest)),
    rule(headBottom, greys.ink, 3),
  ]
}

type Footed = Pick<ReportInput, 'lang' | 'printedAt' | 'snapshot' | 'document' | 'doctor'>

const footLines = ({ lang, printedAt, snapshot, document, doctor }: Footed): readonly string[] => {
  const caution = reportWords.decisionSupport[lang]
  if (!document)
    return [[`${reportWords.printed[lang]} ${printedAt}`, `${reportWords.snapshot[lang]} ${snapshot}`, caution].join(' · ')]
  const { number, madeAt, identity } = document
  return [[number, madeAt, doctor, caution].filter(Boolean).join(' · '), `SHA-256 ${groupedHash(identity)}`]
}

/** Page number and number of pages. */
export interface PageNumber {
  readonly number: number
  readonly of: number
}

/**
 * The foot: the product's mark, the time of printing and the snapshot or the number of the document, and the page number; above it
 * which of the records await review.
 */
export const footMarks = (input: Footed, page: PageNumber, records: readonly Reviewed[] = []): readonly Mark[] => {
  const middle = footRule + 32
  const small = { size: sizes.smallest, colour: greys.faint }
  const lines = footLines(input)
  return [
    ...awaitingMarks(records, input.lang),
    rule(footRule, greys.hairline, 2),
    ...brandMark(inner.left, middle - 14, 28, greys.ink),
    text('Sella', inner.left + 36, middle, { size: sizes.smallest, weight: 500 }),
    ...lines.map((line, i) =>
      text(line, inner.left + 110, middle + (i - (lines.length - 1) / 2) * 24, { ...small, maxWidth: 1380 }),
    ),
    text(`${page.number} / ${page.of}`, inner.right, middle, { ...small, align: 'end' }),
  ]
}
