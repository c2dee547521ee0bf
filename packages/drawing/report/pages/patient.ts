import type { Mark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { covering } from '../covering'
import { recordText } from '../date-text'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { greys, headBottom, inner, pageOf, sizes, slots } from '../paper'
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

const width = slots.face.width
const captionRoom = 92

const card = (input: ReportInput, x: number, y: number, height: number): readonly Mark[] => {
  const { patient } = input
  const ends = { from: x, to: x + width }
  const lines = [[sexText(input), patient.ageText].filter(Boolean).join(' · '), recordText(input), doctorText(input)].filter(
    Boolean,
  )
  return [
    rule(y, greys.ink, 3, ends),
    text(patient.name, x, y + 62, shrunk(patient.name, { size: 46, weight: 600, most: width }, 26)),
    ...lines.map((line, i) => text(line, x, y + 128 + i * 44, { size: sizes.body, colour: greys.quiet, most: width })),
    rule(y + height, greys.hairline, 2, ends),
  ]
}

const rowMarks = (row: SlotRow, y: number, input: ReportInput): readonly Mark[] =>
  row.slots.flatMap((slot, i): readonly Mark[] => {
    const x = inner.left + i * (width + slots.gap)
    if (slot === 'patient') return card(input, x, y, row.height)
    const photo = input.photos[slot]
    if (!photo || !(photo.width > 0) || !(photo.height > 0)) return []
    const caption = text(photoWords[slot][input.lang], x, y + row.height + 26, { size: sizes.small, colour: greys.faint })
    const alt = pictureAlternative(input, photoWords[slot])
    return [{ ...covering(photo, { x, y, width, height: row.height }), alt }, caption]
  })

const hasPhoto = (row: SlotRow, { photos }: ReportInput): boolean =>
  row.slots.some(slot => slot !== 'patient' && photos[slot] !== undefined)

/** A slot without a picture stays invisible, a row without any closes up; no photos, no page. */
export const patientPages = (input: ReportInput): readonly Scene[] => {
  const shown = rows.filter(row => hasPhoto(row, input))
  if (shown.length === 0) return []
  const { lang, patient } = input
  let y = headBottom + 62
  const marks = shown.flatMap(row => {
    const at = y
    y += row.height + captionRoom
    return rowMarks(row, at, input)
  })
  const title = lang === 'zh' ? `${patient.name} ${reportWords.photos.zh}` : `${patient.name}, ${reportWords.photos.en}`
  const right = [patient.ageText, patient.caseNo ? `ID ${patient.caseNo}` : '', recordText(input)].filter(Boolean).join(' · ')
  return [pageOf([...headMarks({ title, subtitle: '', right }), ...marks])]
}
