import type { Mark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { compareWords } from '../compare-words'
import type { ComparedRecord, Comparison } from '../comparison'
import { covering } from '../covering'
import { recordText } from '../date-text'
import { headMarks } from '../frame'
import { footRule, greys, headBottom, inner, pageOf, sizes } from '../paper'
import { rule, text } from '../type'
import { type PhotoKind, photoWords } from '../words'
import { nameMarks, nameRoom, photoGrid, recordsOnGrid, type SlotMarks } from './photo-grid'

/** Specification section 2: faces 426 x 510, mouth 426 x 258. */
const box = { width: 426, face: 510, mouth: 258, gap: 30 } as const
const left = inner.right - 3 * box.width - 2 * box.gap
/** Clear of the next picture. */
const captionRoom = 34

interface PhotoRow {
  readonly kinds: readonly (PhotoKind | null)[]
  readonly height: number
}

const allRows: readonly PhotoRow[] = [
  { kinds: ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'], height: box.face },
  { kinds: ['Upper_Occlusal', null, 'Lower_Occlusal'], height: box.mouth },
  { kinds: ['Right_Intraoral', 'Front_Intraoral', 'Left_Intraoral'], height: box.mouth },
]

/** A row without any photo is left out, on every page alike. */
const rowsOf = (records: readonly ComparedRecord[]): readonly PhotoRow[] =>
  allRows.filter(({ kinds }) => kinds.some(kind => kind && records.some(({ input }) => input.photos[kind])))

const heightOf = (rows: readonly PhotoRow[]): number => rows.reduce((sum, { height }) => sum + height + captionRoom, 0)

const slotMarks: SlotMarks = (kind, at, of) => {
  const photo = of.input.photos[kind]
  if (!photo || !(photo.width > 0) || !(photo.height > 0)) return []
  const caption = text(photoWords[kind][of.input.lang], at.x, at.y + at.height + 16, {
    size: sizes.smallest,
    colour: greys.faint,
  })
  return [{ ...covering(photo, at), alt: pictureAlternative(of.input, photoWords[kind]) }, caption]
}

interface Columns {
  readonly left: number
  readonly width: number
}

const rowMarks = (record: ComparedRecord, rows: readonly PhotoRow[], top: number, { left, width }: Columns): readonly Mark[] => {
  let y = top
  return rows.flatMap(({ kinds, height }) => {
    const at = y
    y += height + captionRoom
    return kinds.flatMap((kind, i): readonly Mark[] =>
      kind ? slotMarks(kind, { x: left + i * (width + box.gap), y: at, width, height }, record) : [],
    )
  })
}

/** One record's photos; the text at their left identifies it. */
const bandMarks = (record: ComparedRecord, rows: readonly PhotoRow[], top: number): readonly Mark[] => {
  const { input } = record
  const maxWidth = left - inner.left - 30
  const [date = '', stage = ''] = recordText(input).split(' ')
  return [
    rule(top, greys.ink, 3, { from: inner.left, to: left - 30 }),
    text(date, inner.left, top + 40, { size: sizes.value, weight: 600, maxWidth }),
    text(stage, inner.left, top + 84, { size: sizes.body, colour: greys.quiet, maxWidth }),
    text(input.patient.ageText, inner.left, top + 124, { size: sizes.small, colour: greys.quiet, maxWidth }),
    ...rowMarks(record, rows, top, { left, width: box.width }),
  ]
}

const hasPhotos = ({ input }: ComparedRecord): boolean => Object.values(input.photos).some(photo => photo !== undefined)

const top = headBottom + 16
const room = footRule - top

/**
 * A photo is at most this much higher than specified: a face is then 2 : 3. If less than a hundredth can be gained it keeps its
 * specified size.
 */
const [least, tallest] = [1.01, 1.25]

/** The rows, as high as that many bands allow in this room. */
const grownRows = (rows: readonly PhotoRow[], bands: number, within = room): readonly PhotoRow[] => {
  const captions = rows.length * captionRoom
  const times = Math.min(tallest, (within / bands - captions) / (heightOf(rows) - captions))
  return rows.map(row => ({ ...row, height: row.height * (times < least ? 1 : times) }))
}

/** A record that has a page to itself: its photos take the page's breadth, under the line that identifies it. */
const aloneMarks = (record: ComparedRecord, lowest: readonly PhotoRow[]): readonly Mark[] => {
  const width = (inner.width - 2 * box.gap) / 3
  const broad = lowest.map(row => ({ ...row, height: (row.height * width) / box.width }))
  const within = room - nameRoom
  const rows = heightOf(broad) > within ? grownRows(lowest, 1, within) : grownRows(broad, 1, within)
  return [
    ...nameMarks(record, { x: inner.left, y: top, width: inner.width }),
    ...rowMarks(record, rows, top + nameRoom - 12, { left: inner.left, width }),
  ]
}

/** As many pages, which share the records evenly: none is left with one where another has three. */
const onPages = <T>(all: readonly T[], pages: number): readonly (readonly T[])[] => {
  const startOf = (page: number): number => Math.ceil((page * all.length) / pages)
  return Array.from({ length: pages }, (_, page) => all.slice(startOf(page), startOf(page + 1)))
}

/** With so few kinds of photo their slots would leave most of a page white. */
const mostOnGrid = 2

const kindsOf = (rows: readonly PhotoRow[], records: readonly ComparedRecord[]): readonly PhotoKind[] =>
  rows.flatMap(({ kinds }) =>
    kinds.filter(kind => kind !== null && records.some(({ input }) => input.photos[kind])),
  ) as PhotoKind[]

interface Layout {
  /** The records with photos, by page. */
  readonly groups: readonly (readonly ComparedRecord[])[]
  /** One or two kinds of photo, placed side by side by record; null where each record has its rows. */
  readonly kinds: readonly PhotoKind[] | null
}

const layoutOf = ({ records }: Pick<Comparison, 'records'>): Layout => {
  const shown = records.filter(hasPhotos)
  if (shown.length === 0) return { groups: [], kinds: null }
  const lowest = rowsOf(records)
  const kinds = kindsOf(lowest, shown)
  if (kinds.length <= mostOnGrid && shown.length > 1)
    return { groups: onPages(shown, Math.ceil(shown.length / recordsOnGrid(kinds, shown.length))), kinds }
  return { groups: onPages(shown, Math.ceil(shown.length / Math.max(1, Math.floor(room / heightOf(lowest))))), kinds: null }
}

/** True if all that each page of a scheme's photos shows side by side already stands so on a page of an earlier scheme. */
export const photosShownBy = (scheme: Comparison, before: Comparison): boolean => {
  const printed = layoutOf(before).groups.map(group => new Set(group.map(({ uuid }) => uuid)))
  return layoutOf(scheme).groups.every(group => printed.some(uuids => group.every(({ uuid }) => uuids.has(uuid))))
}

/**
 * The photos of the scheme's records, as many records on a page as fit, in the same slots; one or two kinds of photo are placed
 * side by side by record. No photos, no page.
 */
export const comparePhotoPages = ({ name, records }: Comparison): readonly Scene[] => {
  const lowest = rowsOf(records)
  const { groups, kinds } = layoutOf({ records })
  const marksOf = (group: readonly ComparedRecord[]): readonly Mark[] => {
    if (kinds) return photoGrid(kinds, group, slotMarks)
    const [first] = group
    if (first && group.length === 1) return aloneMarks(first, lowest)
    const rows = grownRows(lowest, group.length)
    return group.flatMap((record, i) => bandMarks(record, rows, top + i * heightOf(rows)))
  }
  return groups.flatMap(group => {
    const [first] = group
    if (!first) return []
    const { lang, patient } = first.input
    return pageOf([...headMarks({ title: compareWords.photos[lang], subtitle: name, right: patient.name }), ...marksOf(group)])
  })
}
