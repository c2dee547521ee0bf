import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { linesOf } from '@sella/ceph/superimpose/scheme'
import type { Mark, Scene } from '../../scene/scene'
import { overlapColour } from '../../tracing/overlap-colours'
import { overlapCanvas } from '../../tracing/overlap-parts'
import { photoAlternative } from '../alternatives'
import { auditCells, auditHeight } from '../compare-audit'
import { factsText, notesText } from '../compare-notes'
import { schemeScaleTexts } from '../compare-scales'
import { compareWords } from '../compare-words'
import { type ComparedRecord, type Comparison, comparisonOf } from '../comparison'
import { recordText } from '../date-text'
import { beside, factMarks } from '../facts'
import { filmPlate } from '../film-plate'
import { findingList } from '../finding-list'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { legendMarks, legendText } from '../legend'
import { footRule, greys, headBottom, inner, pageOf, sizes } from '../paper'
import { compositeMarks, compositeRatio, hasPhotos } from '../photo-composite'
import { legend, legendHeight } from '../record-legend'
import { residualMarks } from '../residual-table'
import { factParagraph, paragraph } from '../type'
import { sharedReference, undrawnMarks } from './compare-films'
import { type Area, pictureMarks, titleRoom } from './registered-picture'

/**
 * The scheme as required by the American Board of Orthodontics: whole face, maxilla and mandible whatever the scheme draws, the
 * first film by date black, then blue, red and green. Reference, order, corrections and line styles stay the doctor's.
 */
const onBoard = ({ scheme, records, scales }: Comparison): Comparison => {
  const board = { ...scheme, overFun: 'multiview', lines: { colours: 'board', kinds: linesOf(scheme).kinds } } as const
  const byDay = [...records].sort((a, b) => a.input.record.date.localeCompare(b.input.record.date))
  const colourOf = new Map(byDay.map(({ uuid }, i) => [uuid, overlapColour(i, 'light', null)]))
  const made = comparisonOf(board, records, scales)
  const painted = <T extends { readonly colour: string }>(record: T, id: string): T => ({
    ...record,
    colour: colourOf.get(id) ?? record.colour,
  })
  return {
    ...made,
    records: made.records.map(record => painted(record, record.uuid)),
    pictures: made.pictures.map(({ overlay, records: drawn }) => ({
      overlay,
      records: drawn.map(record => painted(record, record.id)),
    })),
  }
}

const gap = 40

/** Beside the face: the records' numbers, and how each was aligned. */
const columnWidth = 560

const auditOf = (board: Comparison, method: RegistrationName, width: number, isTabled: boolean): number => {
  const picture = board.pictures.find(({ overlay }) => overlay.method === method)
  const lang = board.records[0]?.input.lang ?? 'zh'
  return picture ? auditHeight(auditCells(picture.overlay, board, lang, { isTabled }), width) : 0
}

interface PlacedPicture {
  readonly method: RegistrationName
  readonly side: Area
  readonly isTabled: boolean
}

const drawn = (board: Comparison, { method, side, isTabled }: PlacedPicture): readonly Mark[] => {
  const [picture, input] = [board.pictures.find(({ overlay }) => overlay.method === method), board.records[0]?.input]
  const scale = side.width / overlapCanvas[method].width
  return picture && input ? pictureMarks(picture, { side, y: side.top, scale, isTabled }, board, input) : []
}

/** The two jaws side by side, as high as the lower one. */
const jawsOf = (board: Comparison, isTabled: boolean) => {
  const methods = (['pp', 'mp'] as const).filter(method => board.pictures.some(({ overlay }) => overlay.method === method))
  const width = methods.length === 1 ? inner.width * 0.75 : (inner.width - gap) / 2
  const heights = methods.map(method => {
    const canvas = overlapCanvas[method]
    return titleRoom + (canvas.height * width) / canvas.width + auditOf(board, method, width, isTabled) + 12
  })
  const marks = (top: number): readonly Mark[] =>
    methods.flatMap((method, i) => drawn(board, { method, isTabled, side: { left: inner.left + i * (width + gap), width, top } }))
  return { height: Math.max(0, ...heights), marks }
}

interface Between {
  readonly top: number
  readonly bottom: number
}

/** In a column beside the face: the records with their dates, and how each was aligned in every registration. */
const columnMarks = (board: Comparison, left: number, top: number): readonly Mark[] => {
  const { lang } = board.records[0]?.input ?? { lang: 'zh' }
  const side = { left, width: inner.right - left }
  const named = namedIn(board)
  const facts = factsText(board, lang)
  const y = top + legendHeight(board.records, named, side)
  const factual = factParagraph(facts, left, y + 6, { size: sizes.small, colour: greys.text, leading: 32, maxWidth: side.width })
  return [
    ...legend(board.records, named, side, top + 22),
    ...(facts ? factual.marks.map(mark => ({ ...mark, at: { ...mark.at, y: mark.at.y + 22 } })) : []),
    ...residualMarks(board, side, (facts ? factual.next : y) + 40, lang),
  ]
}

/**
 * The whole face at the top with the column beside it, the two jaws side by side below; if a jaw is missing the face takes its
 * space.
 */
const picturesMarks = (board: Comparison, { top, bottom }: Between): readonly Mark[] => {
  const jaws = jawsOf(board, true)
  const { width: canvasWidth, height: canvasHeight } = overlapCanvas.sn
  const widest = inner.width - columnWidth - gap
  const audit = auditOf(board, 'sn', widest, true)
  const room = bottom - top - jaws.height - audit - titleRoom - gap
  const width = Math.min(widest, (room * canvasWidth) / canvasHeight)
  const below = top + titleRoom + (canvasHeight * width) / canvasWidth + audit + gap
  return [
    ...drawn(board, { method: 'sn', isTabled: true, side: { left: inner.left, width, top } }),
    ...columnMarks(board, inner.left + width + gap, top),
    ...jaws.marks(below),
  ]
}

const namedIn = (board: Comparison) => ({ reference: sharedReference(board), kinds: linesOf(board.scheme).kinds })

/** Without the face: the records above the jaws, each with how its records were aligned. */
const jawsAlone = (board: Comparison, { top }: Between): readonly Mark[] => {
  const { lang } = board.records[0]?.input ?? { lang: 'zh' }
  const area = { left: inner.left, width: inner.width }
  const facts = factsText(board, lang)
  const below = top + legendHeight(board.records, namedIn(board), area)
  const set = { size: sizes.small, colour: greys.text, leading: 32, maxWidth: area.width }
  const factual = factParagraph(facts, area.left, below + 12, set)
  return [
    ...legend(board.records, namedIn(board), area, top + 8),
    ...(facts ? factual.marks : []),
    ...jawsOf(board, false).marks(facts ? factual.next + 12 : below + 20),
  ]
}

const superimposed = (comparison: Comparison): Scene => {
  const board = onBoard(comparison)
  const { records } = board
  const [{ input } = { input: null }] = records
  if (!input) return pageOf([])
  const { lang } = input
  const area: Area = { left: inner.left, width: inner.width, top: headBottom + 40 }
  const warned = { size: sizes.small, weight: 600, leading: 32, maxWidth: area.width } as const
  const warning = paragraph(schemeScaleTexts(board, lang).join(' '), area.left, area.top + 4, warned)
  const note = { size: sizes.smallest, colour: greys.faint, leading: 28, maxWidth: area.width }
  const left = undrawnMarks(board, area, 0, lang).next
  const notes = notesText(board, lang)
  const bottom = footRule - 16 - paragraph(notes, 0, 0, note).next - left
  const hasFace = board.pictures.some(({ overlay }) => overlay.method === 'sn')
  const between = { top: warning.marks.length > 0 ? warning.next + 14 : area.top, bottom: bottom - 20 }
  return pageOf([
    ...headMarks({ title: compareWords.board[lang], subtitle: comparison.name, right: input.patient.name }),
    ...warning.marks,
    ...(hasFace ? picturesMarks : jawsAlone)(board, between),
    ...undrawnMarks(board, area, bottom, lang).marks,
    ...paragraph(notes, area.left, bottom + left + 10, note).marks,
  ])
}

/** The text in the middle of a composite. */
const cardOf = (input: ReportInput): readonly string[] =>
  [input.patient.name, recordText(input), input.patient.ageText, input.patient.caseNo].filter(Boolean)

/** Author, date and scale, the analysis' findings, and the meaning of the signs, beside the film. */
const besideFilm = (input: ReportInput, { top, bottom }: Between): readonly Mark[] => {
  const facts = factMarks(input, top + 20, false)
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom }, legendText(input, 'film'))
  return [...facts.marks, ...findingList(input, facts.bottom + 46, legend.top - 12), ...legend.marks]
}

/** The same below a film as wide as the page: the facts with the signs on the left, the findings on the right. */
const underFilm = (input: ReportInput, { top, bottom }: Between): readonly Mark[] => {
  const shift = inner.left - beside.left
  const column = { left: inner.left, values: beside.values + shift, right: beside.left - gap }
  const facts = factMarks(input, top + 20, false, column)
  const legend = legendMarks(input, { left: inner.left, width: column.right - inner.left, bottom }, legendText(input, 'film'))
  return [...facts.marks, ...findingList(input, top + 6, bottom), ...legend.marks]
}

/** Height of the facts beside the film, or below it. */
const factsHeight = { beside: 825, under: 570 } as const

/** One record: the composite of its photos, below it the film with its tracing and the findings; without photos a large film. */
const recordPage = ({ input }: ComparedRecord): Scene => {
  const { lang, patient } = input
  const composite = { photos: input.photos, card: cardOf(input), theme: 'light', alternative: photoAlternative(input) } as const
  const [top, bottom] = [headBottom + 36, footRule - 30]
  const head = headMarks({
    ...{ title: `${compareWords.boardRecord[lang]} · ${recordText(input)}`, subtitle: '', right: patient.name },
  })
  if (!hasPhotos(composite)) {
    const factsTop = bottom - factsHeight.under
    const film = { x: inner.left, y: top, width: inner.width, height: factsTop - gap - top }
    return pageOf([...head, ...filmPlate(input, film), ...underFilm(input, { top: factsTop, bottom })])
  }
  const factsTop = bottom - factsHeight.beside
  const ratio = compositeRatio(composite)
  const width = Math.min(inner.width, (factsTop - gap - top) / ratio)
  const height = width * ratio
  const y = top + height + gap
  return pageOf([
    ...head,
    ...compositeMarks(composite, { x: inner.left + (inner.width - width) / 2, y: top, width }),
    ...filmPlate(input, { x: inner.left, y, width: beside.left - inner.left - gap, height: bottom - y }),
    ...besideFilm(input, { top: factsTop, bottom }),
  ])
}

/** A page for each record, by date. */
export const boardRecordPages = ({ records }: Comparison): readonly Scene[] =>
  [...records].sort((a, b) => a.input.record.date.localeCompare(b.input.record.date)).map(recordPage)

/** The three superimpositions of the records on one page. */
export const boardSuperimpositions = (comparison: Comparison): readonly Scene[] =>
  comparison.records.length > 1 ? [superimposed(comparison)] : []

/** What the superimpositions are made from, whichever of them the scheme itself draws. */
export const boardKey = ({ records, scheme, scales }: Comparison): string =>
  JSON.stringify([records.map(({ uuid }) => uuid), scheme.registerAt ?? {}, scheme.imgTrans, [...scales.doubted].sort()])
