import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import { inPairs, linesOf } from '@sella/ceph/superimpose/scheme'
import type { Mark, Scene } from '../../scene/scene'
import { overlapCanvas } from '../../tracing/overlap-parts'
import { auditCells, auditHeight, auditMarks } from '../compare-audit'
import { factsText, notesText } from '../compare-notes'
import { schemeScaleTexts } from '../compare-scales'
import { compareWords } from '../compare-words'
import type { ComparedRecord, Comparison } from '../comparison'
import { recordText } from '../date-text'
import type { PlateBox } from '../face-crop'
import { filmLook, filmPlate, plateMargin } from '../film-plate'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { footRule, greys, headBottom, inner, pageOf, sizes } from '../paper'
import { legend, legendHeight } from '../record-legend'
import { numberMarks } from '../record-numbers'
import { factParagraph, paragraph, text } from '../type'
import { type Area, pictureMarks, titleRoom } from './registered-picture'

/** Specification section 2: the films of two records on a page, each 858 x 990. */
const plate = { x: inner.left, width: 858, height: 990 } as const
const top = headBottom + 40
/** If a scheme has three records their films share a page, so that its pictures are not repeated for the third. */
const lowPlate = 634
const underPlate = 76
const beside: Area = { left: 948, width: inner.right - 948, top }

/** Films side by side, if the whole width below belongs to one picture. */
const smallPlate = { width: 817, height: 800, gap: 31 } as const
const under: Area = { left: inner.left, width: inner.width, top: top + smallPlate.height + 78 }

/** Below a picture. */
const below = 22

const filmMarks = (record: ComparedRecord, box: PlateBox, margin: number): readonly Mark[] => {
  const { input } = record
  const below = box.y + box.height + 32
  return [
    ...filmPlate(input, box, { ...filmLook, margin }),
    ...numberMarks(record, { x: box.x + 14, y: below }),
    text(recordText(input), box.x + 38, below, { size: sizes.body, weight: 600, maxWidth: 480 }),
    text(input.patient.ageText, box.x + box.width, below, { size: sizes.small, colour: greys.quiet, align: 'end' }),
  ]
}

/** The record that all pictures of a page are laid on, which its legend names; null if they are laid on different ones. */
export const sharedReference = ({ pictures }: Pick<Comparison, 'pictures'>): string | null => {
  const all = new Set(pictures.map(({ records }) => records[0]?.id))
  return all.size === 1 ? ([...all][0] ?? null) : null
}

/** Registrations that could not be drawn, each with its reasons; if none could, that comes first, and for a single record it is all. */
export const undrawnMarks = (
  { undrawn, records, pictures, scales }: Comparison,
  side: Area,
  y: number,
  lang: ReportInput['lang'],
) => {
  const words = records.length < 2 ? compareWords.onlyOne : compareWords.noPictures
  const none = pictures.length === 0 ? [{ text: words[lang] }] : []
  const why = records.length < 2 ? [] : undrawn
  const cells = why.flatMap(each => [
    { text: registrations[each.method].title[lang] },
    ...auditCells(each, { records, scales }, lang).filter(cell => !cell.of),
  ])
  const all = [...none, ...cells]
  return {
    marks: auditMarks(all, { left: side.left, top: y, width: side.width }),
    next: y + auditHeight(all, side.width),
  }
}

/** What is said above the pictures: the records, the time between them, and what is doubted of their scales. */
const aboveMarks = (comparison: Comparison, side: Area, lang: ReportInput['lang']) => {
  const { records } = comparison
  const facts = factsText(comparison, lang)
  const named = { reference: sharedReference(comparison), kinds: linesOf(comparison.scheme).kinds }
  const factsAt = side.top + 18 + legendHeight(records, named, side)
  const set = { size: sizes.small, leading: 32, maxWidth: side.width } as const
  const factual = factParagraph(facts, side.left, factsAt, { ...set, colour: greys.text })
  const doubts = schemeScaleTexts(comparison, lang).join(' ')
  const warning = paragraph(doubts, side.left, facts ? factual.next + 4 : factsAt, { ...set, weight: 600 })
  return {
    marks: [...legend(records, named, side, side.top + 14), ...(facts ? factual.marks : []), ...warning.marks],
    next: warning.next + (warning.marks.length > 0 ? 20 : 6),
  }
}

/** The pictures of the scheme one below the other, as large as the column allows, and what applies to all of them. */
const sideMarks = (comparison: Comparison, side: Area, input: ReportInput): readonly Mark[] => {
  const { pictures } = comparison
  const { lang } = input
  const above = aboveMarks(comparison, side, lang)
  const from = above.next
  const note = { size: sizes.smallest, colour: greys.faint, leading: 28, maxWidth: side.width }
  const notes = notesText(comparison, lang)
  const noteRoom = paragraph(notes, 0, 0, note).next + 24 + undrawnMarks(comparison, side, 0, lang).next
  const audits = pictures.map(({ overlay }) => auditHeight(auditCells(overlay, comparison, lang), side.width))
  const fixed = audits.reduce((sum, height) => sum + titleRoom + height + below, 0)
  const widest = Math.max(1, ...pictures.map(({ overlay }) => overlapCanvas[overlay.method].width))
  const tall = Math.max(
    1,
    pictures.reduce((sum, { overlay }) => sum + overlapCanvas[overlay.method].height, 0),
  )
  const scale = Math.min(side.width / widest, (footRule - 30 - from - noteRoom - fixed) / tall)
  let y = from
  const drawn = pictures.flatMap((picture, i): readonly Mark[] => {
    const at = y
    y += titleRoom + overlapCanvas[picture.overlay.method].height * scale + (audits[i] ?? 0) + below
    return pictureMarks(picture, { side, y: at, scale }, comparison, input)
  })
  const left = undrawnMarks(comparison, side, y, lang)
  return [...above.marks, ...drawn, ...left.marks, ...paragraph(notes, side.left, left.next + 16, note).marks]
}

/**
 * On a page only its own pair is superimposed on the reference, so that two stay legible among many; two or three records stay
 * together.
 */
const pairOf = (comparison: Comparison, pair: readonly ComparedRecord[]): Comparison => {
  if (comparison.records.length <= 3) return comparison
  const references = comparison.pictures.map(({ records }) => records[0]?.id ?? '')
  const uuids = new Set([...references, ...pair.map(record => record.uuid)])
  const withDrawnRecords = (whole: Overlay): Overlay => ({
    ...whole,
    entries: whole.entries.filter(({ film }) => uuids.has(film.id)),
  })
  const all = comparison.pictures.map(({ overlay, records }) => ({
    overlay: withDrawnRecords(overlay),
    records: records.filter(({ id }) => uuids.has(id)),
  }))
  return {
    ...comparison,
    records: comparison.records.filter(record => uuids.has(record.uuid)),
    pictures: all.filter(({ records }) => records.length > 1),
    undrawn: [
      ...comparison.undrawn.map(withDrawnRecords),
      ...all.filter(({ records }) => records.length < 2).map(({ overlay }) => overlay),
    ],
    changed: comparison.changed.filter(({ id }) => uuids.has(id)),
  }
}

/** The box of each of that many films. */
const boxOf = (at: number, of: number, wide: boolean): PlateBox => {
  const width = (inner.width - smallPlate.gap * (of - 1)) / of
  if (wide) return { x: inner.left + at * (width + smallPlate.gap), y: top, width, height: smallPlate.height }
  const height = of > 2 ? lowPlate : plate.height
  return { ...plate, height, y: top + at * (height + underPlate) }
}

/**
 * The films, with the pictures of all three registrations or of the whole face beside them; of a single jaw below them, as wide
 * as the page.
 */
const plates = (films: readonly ComparedRecord[], wide: boolean): readonly Mark[] => {
  const boxes = films.map((_, at) => boxOf(at, Math.max(films.length, wide ? 2 : 1), wide))
  const margin = Math.max(...films.map(({ input }, i) => plateMargin(input, boxes[i]?.height ?? 0)))
  return films.flatMap((record, i) => (boxes[i] ? filmMarks(record, boxes[i], margin) : []))
}

/** Two films per page, or all of a scheme of three. */
const filmsByPage = (records: readonly ComparedRecord[]): readonly (readonly ComparedRecord[])[] =>
  records.length === 3 ? [records] : inPairs(records)

const isWide = ({ pictures }: Comparison): boolean => pictures.length === 1 && pictures[0]?.overlay.method !== 'sn'

/** The films of a scheme, two per page or all three, with the superimposition beside them; the first page carries the scheme's name. */
export const compareFilmPages = (comparison: Comparison): readonly Scene[] =>
  filmsByPage(comparison.records).flatMap((films, i) => {
    const [first] = films
    if (!first) return []
    const { input } = first
    const { lang } = input
    const title = i === 0 ? comparison.name : compareWords.overlap[lang]
    const subtitle = i === 0 ? compareWords.overlap[lang] : comparison.name
    const own = pairOf(comparison, films)
    const wide = isWide(own)
    return pageOf([
      ...headMarks({ title, subtitle, right: input.patient.name }),
      ...plates(films, wide),
      ...sideMarks(own, wide ? under : beside, input),
    ])
  })
