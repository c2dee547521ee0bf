import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { linesOf } from '@sella/ceph/superimpose/scheme'
import type { Mark, Scene } from '../../scene/scene'
import { overlapColour } from '../../tracing/overlap-colours'
import { overlapCanvas } from '../../tracing/overlap-parts'
import { photoAlternative } from '../alternatives'
import { auditCells, auditHeight } from '../compare-audit'
import { factsText, notesText } from '../compare-notes'
import { scaleTexts } from '../compare-scales'
import { compareWords } from '../compare-words'
import { type ComparedRecord, type Comparison, comparisonOf } from '../comparison'
import { recordText } from '../date-text'
import { beside, factMarks } from '../facts'
import { filmPlate } from '../film-plate'
import { findingList } from '../finding-list'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { legendMarks } from '../legend'
import { footRule, greys, headBottom, inner, pageOf, sizes } from '../paper'
import { compositeMarks, compositeRatio, hasPhotos } from '../photo-composite'
import { legend, legendHeight } from '../record-legend'
import { paragraph, text } from '../type'
import { type Area, pictureMarks, titleRoom, undrawnMarks } from './compare-films'

/**
 * The scheme as the American Board of Orthodontics asks for it: whole face, maxilla and mandible whatever the scheme draws, the first
 * film by its day black, then blue, red and green. Reference, order, corrections and kinds of line stay those of the doctor.
 */
const onBoard = ({ scheme, records }: Comparison): Comparison => {
  const board = { ...scheme, overFun: 'multiview', lines: { colours: 'board', kinds: linesOf(scheme).kinds } } as const
  const byDay = [...records].sort((a, b) => a.input.record.date.localeCompare(b.input.record.date))
  const colourOf = new Map(byDay.map(({ uuid }, i) => [uuid, overlapColour(i, 'light', null)]))
  const made = comparisonOf(board, records)
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

/** What is said of the face has at least this width. */
const leastFace = 900

/** The jaws beside each other under the face; their height at this width with title and facts. */
const jawWidth = (inner.width - gap) / 2

const heightOf = (board: Comparison, method: RegistrationName, width: number): number => {
  const picture = board.pictures.find(({ overlay }) => overlay.method === method)
  if (!picture) return 0
  const canvas = overlapCanvas[method]
  const lang = board.records[0]?.input.lang ?? 'zh'
  return titleRoom + (canvas.height * width) / canvas.width + auditHeight(auditCells(picture.overlay, board, lang), width) + 12
}

const drawn = (board: Comparison, method: RegistrationName, side: Area, scale: number): readonly Mark[] => {
  const [picture, input] = [board.pictures.find(({ overlay }) => overlay.method === method), board.records[0]?.input]
  return picture && input ? pictureMarks(picture, { side, y: side.top, scale }, board, input) : []
}

/** The whole face above, the two jaws beside each other below it; what is missing leaves its room to the others. */
const picturesMarks = (board: Comparison, top: number, bottom: number): readonly Mark[] => {
  const jaws = (['pp', 'mp'] as const).filter(method => board.pictures.some(({ overlay }) => overlay.method === method))
  const width = jaws.length === 1 ? inner.width * 0.75 : jawWidth
  const jawHeight = Math.max(0, ...jaws.map(method => heightOf(board, method, width)))
  const { width: faceWidth, height: faceHeight } = overlapCanvas.sn
  const audit = heightOf(board, 'sn', leastFace) - (faceHeight * leastFace) / faceWidth
  const scale = Math.min(inner.width / faceWidth, (bottom - top - jawHeight - audit - gap) / faceHeight)
  const breadth = Math.max(faceWidth * scale, leastFace)
  const face = drawn(board, 'sn', { left: inner.left + (inner.width - breadth) / 2, width: breadth, top }, scale)
  const below = face.length > 0 ? top + audit + faceHeight * scale + gap : top
  return [
    ...face,
    ...jaws.flatMap((method, i) =>
      drawn(board, method, { left: inner.left + i * (width + gap), width, top: below }, width / overlapCanvas[method].width),
    ),
  ]
}

const superimposed = (comparison: Comparison): Scene => {
  const board = onBoard(comparison)
  const { records, scales } = board
  const [{ input } = { input: null }] = records
  if (!input) return pageOf([])
  const { lang } = input
  const area: Area = { left: inner.left, width: inner.width, top: headBottom + 40 }
  const [first] = board.pictures.flatMap(({ overlay }) => overlay.entries[0]?.film.id ?? [])
  const named = { reference: first ?? null, kinds: linesOf(board.scheme).kinds }
  const factsAt = area.top + 8 + legendHeight(records, named, area)
  const facts = factsText(board, lang)
  const warned = { size: sizes.small, weight: 600, leading: 32, maxWidth: area.width } as const
  const warning = paragraph(scaleTexts(scales, lang).join(' '), area.left, factsAt + (facts ? 40 : 4), warned)
  const note = { size: sizes.smallest, colour: greys.faint, leading: 28, maxWidth: area.width }
  const left = undrawnMarks(board, area, 0, lang).next
  const notes = notesText(board, lang)
  const bottom = footRule - 16 - paragraph(notes, 0, 0, note).next - left
  return pageOf([
    ...headMarks({ title: compareWords.board[lang], subtitle: comparison.name, right: input.patient.name }),
    ...legend(records, named, area, area.top),
    ...(facts ? [text(facts, area.left, factsAt + 4, { size: sizes.small, colour: greys.text, maxWidth: area.width })] : []),
    ...warning.marks,
    ...picturesMarks(board, warning.next + 14, bottom - 20),
    ...undrawnMarks(board, area, bottom, lang).marks,
    ...paragraph(notes, area.left, bottom + left + 10, note).marks,
  ])
}

/** What the middle of a composite says. */
const cardOf = (input: ReportInput): readonly string[] =>
  [input.patient.name, recordText(input), input.patient.ageText, input.patient.caseNo].filter(Boolean)

/** By whom, when and on which scale, what the analysis says, and what the signs mean, beside the film. */
const besideFilm = (input: ReportInput, top: number, bottom: number): readonly Mark[] => {
  const facts = factMarks(input, top + 20, false)
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom })
  return [...facts.marks, ...findingList(input, facts.bottom + 46, legend.top - 12), ...legend.marks]
}

/** So high is what stands beside the film. */
const factsHeight = 825

/** One record: the composite of its photos, under it the film with its tracing and what the analysis says; without photos a large film. */
const recordPage = ({ input }: ComparedRecord): Scene => {
  const { lang, patient } = input
  const composite = { photos: input.photos, card: cardOf(input), theme: 'light', alternative: photoAlternative(input) } as const
  const top = headBottom + 36
  const bottom = footRule - 30
  const factsTop = bottom - factsHeight
  const ratio = compositeRatio(composite)
  const width = Math.min(inner.width, (factsTop - gap - top) / ratio)
  const height = width * ratio
  const left = inner.left + (inner.width - width) / 2
  const [upper, film] = hasPhotos(composite)
    ? [
        compositeMarks(composite, { x: left, y: top, width }),
        { x: inner.left, y: top + height + gap, width: beside.left - inner.left - gap, height: bottom - top - height - gap },
      ]
    : [[], { x: inner.left, y: top, width: inner.width, height: factsTop - gap - top }]
  return pageOf([
    ...headMarks({ title: `${compareWords.boardRecord[lang]} · ${recordText(input)}`, subtitle: '', right: patient.name }),
    ...upper,
    ...filmPlate(input, film),
    ...besideFilm(input, factsTop, bottom),
  ])
}

/** A page of each record, in order of day. */
export const boardRecordPages = ({ records }: Comparison): readonly Scene[] =>
  [...records].sort((a, b) => a.input.record.date.localeCompare(b.input.record.date)).map(recordPage)

/** The three superimpositions of the records on one page. */
export const boardSuperimpositions = (comparison: Comparison): readonly Scene[] =>
  comparison.records.length > 1 ? [superimposed(comparison)] : []

/** What the superimpositions are made of, whichever of them the scheme itself draws. */
export const boardKey = ({ records, scheme, scales }: Comparison): string =>
  JSON.stringify([records.map(({ uuid }) => uuid), scheme.registerAt ?? {}, scheme.imgTrans, [...scales.doubted].sort()])
