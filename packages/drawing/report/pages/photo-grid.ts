import type { Mark } from '../../scene/scene'
import type { ComparedRecord } from '../comparison'
import { recordText } from '../date-text'
import { footRule, greys, headBottom, inner, sizes } from '../paper'
import { rule, text, widthOf } from '../type'
import type { PhotoKind } from '../words'

/** Room above a column for the record. */
export const nameRoom = 104
/** Room below each photo for its kind. */
const [captionRoom, gap] = [40, 36]
/** Height over width of face and mouth, as in the large photos of a record. */
const ratios = { face: 5 / 4, mouth: 2 / 3 } as const
const [top, bottom] = [headBottom + 16, footRule - 12]
/** Maximum number of columns: a face is then as wide as in the three columns of one record. */
const mostColumns = 3

interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A photo of a record in its slot. */
export type SlotMarks = (kind: PhotoKind, slot: Slot, of: ComparedRecord) => readonly Mark[]

const ratioOf = (kind: PhotoKind): number => (kind.endsWith('_Photo') ? ratios.face : ratios.mouth)

/** Width of a photo if that many records share a page in that many columns. */
const widthWith = (kinds: readonly PhotoKind[], records: number, columns: number): number => {
  const across = (inner.width - (columns - 1) * gap) / columns
  const high = (bottom - top) / Math.ceil(records / columns) - nameRoom - kinds.length * captionRoom
  return Math.min(across, high / kinds.reduce((sum, kind) => sum + ratioOf(kind), 0))
}

/** Columns narrower in total than this fraction of the page would leave the rest white. */
const leastBreadth = inner.width * 0.75

/** The number of columns that gives the largest photos, among those that fill the page's width. */
const columnsFor = (kinds: readonly PhotoKind[], records: number): number => {
  const counts = Array.from({ length: Math.min(mostColumns, records) }, (_, i) => i + 1)
  const width = (n: number): number => widthWith(kinds, records, n)
  const broad = counts.filter(n => n * width(n) >= leastBreadth)
  return (broad.length > 0 ? broad : counts).reduce((best, n) => (width(n) > width(best) ? n : best))
}

/** Minimum width of a photo on a page (specification, section 2). */
const leastWidth = 426

/** Number of records that fit on a page with photos of at least the specified width. */
export const recordsOnGrid = (kinds: readonly PhotoKind[], records: number): number => {
  const fits = Array.from({ length: records }, (_, i) => records - i)
  return fits.find(n => widthWith(kinds, n, columnsFor(kinds, n)) >= leastWidth) ?? 1
}

/** The record in one line above its photos; the room this takes is `nameRoom`. */
export const nameMarks = ({ input }: ComparedRecord, { x, y, width }: Omit<Slot, 'height'>): readonly Mark[] => {
  const set = { size: sizes.value, weight: 600 } as const
  const words = recordText(input)
  const after = Math.min(width, widthOf(words, set)) + 24
  return [
    rule(y, greys.ink, 3, { from: x, to: x + width }),
    text(words, x, y + 46, { ...set, maxWidth: width }),
    text(input.patient.ageText, x + after, y + 48, {
      size: sizes.small,
      colour: greys.quiet,
      maxWidth: Math.max(0, width - after),
    }),
  ]
}

/** The same few photos of every record side by side, one column per record, as large as the page allows. */
export const photoGrid = (kinds: readonly PhotoKind[], group: readonly ComparedRecord[], slot: SlotMarks) => {
  const columns = columnsFor(kinds, group.length)
  const width = widthWith(kinds, group.length, columns)
  const block = nameRoom + kinds.reduce((sum, kind) => sum + ratioOf(kind) * width + captionRoom, 0)
  return group.flatMap((record, i): readonly Mark[] => {
    const [x, y] = [inner.left + (i % columns) * (width + gap), top + Math.floor(i / columns) * block]
    let at = y + nameRoom - 12
    const photos = kinds.flatMap(kind => {
      const height = ratioOf(kind) * width
      const marks = slot(kind, { x, y: at, width, height }, record)
      at += height + captionRoom
      return marks
    })
    return [...nameMarks(record, { x, y, width }), ...photos]
  })
}
