import type { Mark } from '../scene/scene'
import { wrappedName } from '../scene/text-width'
import { awaitingMarks, type Reviewed } from './awaiting'
import { brandMark } from './brand'
import { groupedHash } from './grouped-hash'
import type { ReportInput } from './input'
import { footRule, greys, headBottom, inner, sizes } from './paper'
import { fullLeading, inFull, rule, shrunk, text, widthOf } from './type'
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

const leastTitle = 30

/** From the title, or what stands beside it, to the text on the right. */
const between = 60

/** Middle of the right text's line, and of its lines where it has several: these have the room from the letterhead to the rule. */
const [rightMiddle, severalMiddle, severalHeight] = [112, 110, 78]

/**
 * How wide the text on the right may be. It says whom the page is about and is never cut: it has its part of the line, on several
 * lines where it is long, and where these do not hold it either what the smallest title leaves.
 */
const rightRoom = ({ title, subtitle, right }: Head): number => {
  const usual = inner.width * (subtitle ? 0.48 : 0.6)
  if (wrappedName(right, usual, sizes.smallest, 600).length * sizes.smallest * fullLeading <= severalHeight) return usual
  const aside = subtitle ? Math.min(inner.width * 0.25, widthOf(subtitle, { size: 30 }) + titleGap) : 0
  // One unit more than is between them: the smallest title must fit beside it, however the sums round.
  return Math.max(usual, inner.width - between - 1 - widthOf(title, { size: leastTitle, weight: 600 }) - aside)
}

/** How the title and the text beside it share the line. */
const headRoom = (head: Head) => {
  const { title, subtitle, right } = head
  const rightMost = rightRoom(head)
  const rightWidth = Math.min(rightMost, widthOf(right, { size: 30, weight: 600 }))
  const titleMost = inner.width - rightWidth - between
  const aside = subtitle ? widthOf(subtitle, { size: 30 }) + titleGap : 0
  // The title shrinks before the subtitle is cut, because the subtitle identifies the record.
  const alone = shrunk(title, { size: sizes.heading, weight: 600, maxWidth: titleMost }, leastTitle)
  const smaller = shrunk(title, { size: sizes.heading, weight: 600, maxWidth: titleMost - aside }, leastBeside)
  const setting = { ...(smaller.size > leastBeside ? smaller : alone), maxWidth: titleMost }
  const titleWidth = Math.min(titleMost, widthOf(title, setting))
  return { setting, rightMost, beside: titleWidth + titleGap, room: titleMost - titleWidth - titleGap }
}

/** Whether the head shows its title in full. */
export const saysTitle = (head: Head): boolean => {
  const { setting } = headRoom(head)
  return widthOf(head.title, setting) <= setting.maxWidth
}

/** With less room than this the subtitle is omitted. */
const leastRoom = 120

/** Whether the head shows its subtitle in full. */
export const saysSubtitle = (head: Head): boolean => {
  const { room } = headRoom(head)
  return head.subtitle === '' || (room > leastRoom && widthOf(head.subtitle, { size: 30 }) <= room)
}

const rightMarks = (words: string, width: number): readonly Mark[] => {
  const y = widthOf(words, { size: sizes.smallest, weight: 600 }) > width ? severalMiddle : rightMiddle
  const room = { x: inner.right, y, width, height: severalHeight }
  return inFull(words, room, { size: 30, weight: 600, align: 'end' }, sizes.smallest)
}

/** The head of every page but the cover: title, facts on the right, a rule 3 wide. */
export const headMarks = (head: Head): readonly Mark[] => {
  const { title, subtitle, right } = head
  const { setting, rightMost, beside, room } = headRoom(head)
  const after =
    subtitle && room > leastRoom
      ? [text(subtitle, inner.left + beside, 112, { size: 30, colour: greys.quiet, maxWidth: room })]
      : []
  return [text(title, inner.left, 106, setting), ...after, ...rightMarks(right, rightMost), rule(headBottom, greys.ink, 3)]
}

type Footed = Pick<ReportInput, 'lang' | 'printedAt' | 'snapshot' | 'document' | 'doctor'>

/** Who and when; the fingerprint of a document. */
const footLines = ({ lang, printedAt, snapshot, document, doctor }: Footed): readonly string[] => {
  const caution = reportWords.decisionSupport[lang]
  if (!document) {
    const state = snapshot ? `${reportWords.snapshot[lang]} ${snapshot}` : reportWords.draft[lang]
    return [[`${reportWords.printed[lang]} ${printedAt}`, state, caution].join(' · ')]
  }
  const { number, madeAt, identity } = document
  return [[number, madeAt, doctor, caution].filter(Boolean).join(' · '), `SHA-256 ${groupedHash(identity)}`]
}

/** Below the foot's rule, where a name is too long for one line: the middle of the two, their height, and the fingerprint's middle. */
const long = { middle: 23, height: 43, hash: 54 } as const

/** The lines between mark and page number. A document's author is never cut. */
const footTexts = ([first = '', hash]: readonly string[], middle: number): readonly Mark[] => {
  const [x, width, leading] = [inner.left + 110, 1380, 24]
  const set = { size: sizes.smallest, colour: greys.faint } as const
  if (hash === undefined) return [text(first, x, middle, { ...set, maxWidth: width })]
  if (widthOf(first, set) <= width)
    return [text(first, x, middle - leading / 2, set), text(hash, x, middle + leading / 2, { ...set, maxWidth: width })]
  const room = { x, y: footRule + long.middle, width, height: long.height }
  return [...inFull(first, room, set, sizes.smallest), text(hash, x, footRule + long.hash, set)]
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
  return [
    ...awaitingMarks(records, input.lang),
    rule(footRule, greys.hairline, 2),
    ...brandMark(inner.left, middle - 14, 28, greys.ink),
    text('Sella', inner.left + 36, middle, { size: sizes.smallest, weight: 500 }),
    ...footTexts(footLines(input), middle),
    text(`${page.number} / ${page.of}`, inner.right, middle, { ...small, align: 'end' }),
  ]
}
