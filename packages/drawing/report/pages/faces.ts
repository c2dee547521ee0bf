import type { Mark, Scene } from '../../scene/scene'
import { faceSheet } from '../../tracing/face-sheet'
import { faceNotes } from '../face/notes'
import { type FaceReading, guessedFaceItems } from '../face/reading'
import { sideColumn } from '../face/side-column'
import { faceTitles } from '../face/words'
import { factMarks } from '../facts'
import { filmLook, filmPlate } from '../film-plate'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { rowHeight } from '../paginate'
import { filmBox, footHeight, greys, inner, pageOf, paper, sizes } from '../paper'
import { tableHead, tableRows } from '../table'
import { normColumns } from '../table-columns'
import { fitsOneLine } from '../table-row'
import type { TableStyle } from '../table-style'
import { paragraph } from '../type'
import { photoWords } from '../words'
import { firstTable } from './analysis'

/** The same facts and marks as for a film, but for this photo. */
const asRead = (input: ReportInput, { picture, tracing, evaluation, analysis }: FaceReading): ReportInput => ({
  ...input,
  film: picture,
  ...{ tracing, evaluation, analysis },
})

const photoKinds = {
  face_side: photoWords.Lateral_Photo,
  face_frontal: photoWords.Frontal_Photo,
  face_smile: photoWords.Smile_Photo,
} as const

/** Beyond the edge of a photo the page shows through, without ink. */
const lookOf = ({ view }: FaceReading) => ({ ...filmLook, kind: photoKinds[view], sheet: faceSheet(view), ground: greys.band })

const headOf = ({ lang, patient, record }: ReportInput, { view }: FaceReading): readonly Mark[] =>
  headMarks({
    title: faceTitles[view][lang],
    subtitle: '',
    right: [patient.name, record.date.replaceAll('-', '.')].join(' · '),
  })

/** In rows of this height an item's meaning is below its name, on two lines if it is long; with room, rows grow to the other. */
const [leastStacked, roomiest] = [52, 104]

/** The photo with its lines and findings, and below it every item of its view in one table. */
const measuredPage = (input: ReportInput, reading: FaceReading): Scene => {
  const { lang } = input
  const read = asRead(input, reading)
  const { rows, calibration } = reading.evaluation
  const small = { size: sizes.smallest, colour: greys.faint, leading: 29, maxWidth: inner.width }
  const notes = faceNotes(reading, lang)
  const lines = paragraph(notes, inner.left, 0, small).marks.length
  const bottom = paper.height - footHeight - 36 - lines * small.leading
  const share = (bottom - firstTable.rows) / rows.length
  const usual = Math.min(rowHeight, share)
  const set = { lang, guessed: guessedFaceItems(reading), norms: normColumns(rows) }
  const stacked = usual >= leastStacked && rows.some(row => !fitsOneLine(row, { ...set, rowHeight: usual }))
  const height = stacked ? Math.min(roomiest, share) : usual
  const style: TableStyle = { ...set, calibration, rowHeight: height, stacked }
  const facts = factMarks(read, 216, false)
  return pageOf([
    ...headOf(input, reading),
    ...filmPlate({ ...read, guessed: set.guessed }, filmBox, lookOf(reading)),
    ...facts.marks,
    ...sideColumn(reading, { top: facts.bottom + 46, bottom: filmBox.y + filmBox.height }, lang),
    ...tableHead(style, firstTable.head),
    ...tableRows(rows, firstTable.rows, style),
    ...paragraph(notes, inner.left, firstTable.rows + rows.length * height + 36, small).marks,
  ])
}

/** One page for each face photo with points, with its lines and every item of its view; none without points. */
export const facePages = (input: ReportInput): readonly Scene[] =>
  (input.faces ?? []).map(reading => measuredPage(input, reading))
