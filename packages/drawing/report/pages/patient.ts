import type { Mark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { covering } from '../covering'
import { recordText } from '../date-text'
import { headMarks, saysTitle } from '../frame'
import type { ReportInput } from '../input'
import { footRule, greys, headBottom, inner, pageOf, paper, sizes, slots } from '../paper'
import { doctorText, sexText } from '../sentences'
import { type FullRoom, inFull, rule, type Setting, text, widthOf } from '../type'
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
  const lines = [[sexText(input), patient.ageText].filter(Boolean).join(' · '), recordText(input)].filter(Boolean)
  const room = (from: number, to: number) => ({ x, y: y + (from + to) / 2, width, height: to - from })
  const quiet = { size: sizes.body, colour: greys.quiet } as const
  const doctorTop = 106 + lines.length * 44
  return [
    rule(y, greys.ink, 3, ends),
    ...inFull(patient.name, room(22, 102), { size: 46, weight: 600 }, 26),
    ...lines.map((line, i) => text(line, x, y + 128 + i * 44, { ...quiet, maxWidth: width })),
    ...doctorMarks(doctorText(input), room(doctorTop, height - 12), quiet),
    rule(y + height, greys.hairline, 2, ends),
  ]
}

/** On the first line of its room, or on all of it. */
const doctorMarks = (words: string, room: FullRoom, setting: Setting): readonly Mark[] => {
  const line = 44
  const y = widthOf(words, { ...setting, size: sizes.smallest }) <= room.width ? room.y - room.height / 2 + line / 2 : room.y
  return words === '' ? [] : inFull(words, { ...room, y }, setting, sizes.smallest)
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

const lowest = footRule - 24

/** A few photos, as large as the page allows: one or two of the mouth across it, otherwise two side by side, with the card in a free place. */
const large = (input: ReportInput): readonly Mark[] => {
  const shown = shownRows(input)
  const there = shown.flatMap(row => row.slots.filter(slot => isThere(input, slot)))
  const isFace = shown[0] === rows[0]
  const columns = there.length === 1 || (there.length === 2 && !isFace) ? 1 : 2
  const cells: readonly Slot[] = there.length % columns === 0 ? there : [...there, 'patient']
  const ratio = isFace ? ratios.face : ratios.mouth
  const across = (inner.width - (columns - 1) * slots.gap) / columns
  const width = Math.min(across, ((lowest - top) / Math.ceil(cells.length / columns) - captionRoom) / ratio)
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
  const facts = [patient.ageText, patient.caseNo ? `ID ${patient.caseNo}` : '', recordText(input)].filter(Boolean)
  const named = lang === 'zh' ? `${patient.name} ${reportWords.photos.zh}` : `${patient.name}, ${reportWords.photos.en}`
  const whole = { title: named, subtitle: '', right: facts.join(' · ') }
  const head = saysTitle(whole)
    ? whole
    : { title: reportWords.photosAlone[lang], subtitle: '', right: [patient.name, ...facts].join(' · ') }
  return pageOf([...headMarks(head), ...photos])
}

/** The photos of the record; no photos, no page. */
export const patientPages = (input: ReportInput): readonly Scene[] =>
  shownRows(input).length === 0 ? [] : [page(input, isFew(input) ? large(input) : inPlaces(input))]

/** With lower rows, to share a page when there are few photos. */
export const snugPatientPages = (input: ReportInput): readonly Scene[] =>
  shownRows(input).length === 0 ? [] : [page(input, inPlaces(input))]
