import type { Mark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { covering } from '../covering'
import { recordText } from '../date-text'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { greys, headBottom, inner, pageOf, paper, sizes, slots } from '../paper'
import { doctorText, sexText } from '../sentences'
import { rule, shrunk, text } from '../type'
import { type PhotoKind, photoWords, reportWords } from '../words'

type Slot = PhotoKind | 'patient'

interface SlotRow {
  readonly slots: readonly [Slot, Slot, Slot]
  readonly height: number
}

/** Faces, the two jaws with the patient's card between them, the bite. */
const rows: readonly SlotRow[] = [
  { slots: ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'], height: slots.face.height },
  { slots: ['Upper_Occlusal', 'patient', 'Lower_Occlusal'], height: slots.mouth.height },
  { slots: ['Right_Intraoral', 'Front_Intraoral', 'Left_Intraoral'], height: slots.mouth.height },
]

const captionRoom = 92
const top = headBottom + 62

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const card = (input: ReportInput, { x, y, width, height }: Box): readonly Mark[] => {
  const { patient } = input
  const ends = { from: x, to: x + width }
  const lines = [[sexText(input), patient.ageText].filter(Boolean).join(' · '), recordText(input), doctorText(input)].filter(
    Boolean,
  )
  return [
    rule(y, greys.ink, 3, ends),
    text(patient.name, x, y + 62, shrunk(patient.name, { size: 46, weight: 600, maxWidth: width }, 26)),
    ...lines.map((line, i) => text(line, x, y + 128 + i * 44, { size: sizes.body, colour: greys.quiet, maxWidth: width })),
    rule(y + height, greys.hairline, 2, ends),
  ]
}

const isThere = (input: ReportInput, slot: Slot): boolean => {
  const photo = slot === 'patient' ? undefined : input.photos[slot]
  return photo !== undefined && photo.width > 0 && photo.height > 0
}

const slotMarks = (slot: Slot, box: Box, input: ReportInput): readonly Mark[] => {
  if (slot === 'patient') return card(input, box)
  const photo = input.photos[slot]
  if (!photo || !isThere(input, slot)) return []
  const caption = text(photoWords[slot][input.lang], box.x, box.y + box.height + 26, { size: sizes.small, colour: greys.faint })
  return [{ ...covering(photo, box), alt: pictureAlternative(input, photoWords[slot]) }, caption]
}

const rowMarks = (row: SlotRow, y: number, input: ReportInput): readonly Mark[] =>
  row.slots.flatMap((slot, i) => {
    const { width } = slots.face
    return slotMarks(slot, { x: inner.left + i * (width + slots.gap), y, width, height: row.height }, input)
  })

const shownRows = (input: ReportInput): readonly SlotRow[] => rows.filter(row => row.slots.some(slot => isThere(input, slot)))

/** Three columns with each photo in its place: a slot without a picture stays empty, a row without any closes up. */
const inPlaces = (input: ReportInput): readonly Mark[] => {
  let y = top
  return shownRows(input).flatMap(row => {
    const at = y
    y += row.height + captionRoom
    return rowMarks(row, at, input)
  })
}

/** Height over width of a large photo: 5 : 4 for faces, 2 : 3 for mouths. */
const ratios = { face: 5 / 4, mouth: 2 / 3 } as const

/** A few photos, as large as the page allows: one across it, otherwise two side by side, with the card in a free place. */
const large = (input: ReportInput): readonly Mark[] => {
  const shown = shownRows(input)
  const there = shown.flatMap(row => row.slots.filter(slot => isThere(input, slot)))
  const columns = there.length === 1 ? 1 : 2
  const cells: readonly Slot[] = there.length % columns === 0 ? there : [...there, 'patient']
  const width = (inner.width - (columns - 1) * slots.gap) / columns
  const ratio = shown[0] === rows[0] ? ratios.face : ratios.mouth
  return cells.flatMap((slot, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const x = inner.left + column * (width + slots.gap)
    return slotMarks(slot, { x, y: top + row * (width * ratio + captionRoom), width, height: width * ratio }, input)
  })
}

/** Whether the photos fill less than half a page in three columns. */
const isFew = (input: ReportInput): boolean =>
  top + shownRows(input).reduce((sum, { height }) => sum + height + captionRoom, 0) - captionRoom < paper.height / 2

const page = (input: ReportInput, photos: readonly Mark[]): Scene => {
  const { lang, patient } = input
  const title = lang === 'zh' ? `${patient.name} ${reportWords.photos.zh}` : `${patient.name}, ${reportWords.photos.en}`
  const right = [patient.ageText, patient.caseNo ? `ID ${patient.caseNo}` : '', recordText(input)].filter(Boolean).join(' · ')
  return pageOf([...headMarks({ title, subtitle: '', right }), ...photos])
}

/** The photos of the record; no photos, no page. */
export const patientPages = (input: ReportInput): readonly Scene[] =>
  shownRows(input).length === 0 ? [] : [page(input, isFew(input) ? large(input) : inPlaces(input))]

/** With lower rows, to share a page when there are few photos. */
export const snugPatientPages = (input: ReportInput): readonly Scene[] =>
  shownRows(input).length === 0 ? [] : [page(input, inPlaces(input))]
