import type { Mark } from '../scene/scene'
import { isMeasuredScale } from '../tracing/value-text'
import { waitingFact } from './awaiting'
import { dottedDate, recordText } from './date-text'
import type { ReportInput } from './input'
import { doubtful, greys, sizes } from './paper'
import { analysisText, clinicText, doctorText, normsText, scaleCaution, scaleText, sexText } from './sentences'
import { inFull, paragraph, type Setting, text, widthOf } from './type'
import { reportWords } from './words'

/** The column to the right of the film. */
export const beside = { left: 920, values: 1068, right: 1725, width: 805 } as const

/** A column of facts or findings: labels, values, its right end. */
export interface FactColumn {
  readonly left: number
  readonly values: number
  readonly right: number
}

interface Fact {
  readonly label: string
  readonly value: string
  readonly colour?: string
}

const caseFact = ({ lang, patient }: ReportInput): Fact => {
  const born = reportWords.birthday[lang]
  if (patient.caseNo === '') return { label: born, value: dottedDate(patient.birthday) }
  const birthday = patient.birthday ? `${born} ${dottedDate(patient.birthday)}` : ''
  return { label: reportWords.caseNo[lang], value: [patient.caseNo, birthday].filter(Boolean).join(' · ') }
}

const factsOf = (input: ReportInput, full: boolean): readonly Fact[] => {
  const { lang, evaluation } = input
  const scale = {
    label: reportWords.scale[lang],
    value: scaleText(input),
    colour: isMeasuredScale(evaluation.calibration) && scaleCaution(input) === null ? greys.ink : doubtful,
  }
  const people = full
    ? [
        caseFact(input),
        { label: reportWords.doctor[lang], value: [doctorText(input), clinicText(input)].filter(Boolean).join(' · ') },
      ]
    : []
  return [
    ...people,
    { label: reportWords.record[lang], value: recordText(input) },
    {
      label: reportWords.traced[lang],
      value: input.unreviewed === undefined ? '' : waitingFact(input.unreviewed, lang),
      colour: doubtful,
    },
    { label: reportWords.analysis[lang], value: analysisText(input) },
    // Without any norm there is no group to name.
    { label: reportWords.norms[lang], value: evaluation.rows.some(({ norm }) => norm !== null) ? normsText(input) : '' },
    scale,
  ].filter(fact => fact.value !== '')
}

/** How facts are set: a line each, and the letters of a value that needs several. */
interface Pitch {
  readonly leading: number
  readonly several: number
}

/** From usual to tight; names of the greatest length still leave room for the findings. */
const pitches: readonly [Pitch, ...Pitch[]] = [
  { leading: 43, several: sizes.small },
  { leading: 43, several: sizes.smallest },
  { leading: 37, several: 17 },
  { leading: 37, several: 14 },
  { leading: 37, several: 11 },
]

/** Facts may be so high before they are set tighter, in page units. */
const mostHeight = 490

/** The value of a fact: on one line, shrunk if it must, else on as many as it needs. `height`: what it takes beyond a line. */
const factValue = (words: string, y: number, { column, pitch }: { column: FactColumn; pitch: Pitch }, setting: Setting) => {
  const width = column.right - column.values
  if (widthOf(words, { ...setting, size: sizes.smallest }) <= width)
    return { marks: inFull(words, { x: column.values, y, width, height: pitch.leading }, setting, sizes.smallest), height: 0 }
  const set = { ...setting, size: pitch.several, leading: pitch.several * 1.25, maxWidth: width }
  const { marks } = paragraph(words, column.values, y, set)
  return { marks, height: (marks.length - 1) * set.leading }
}

interface Listed {
  readonly marks: readonly Mark[]
  /** Middle of the next line. */
  readonly next: number
}

/** The patient's name with sex and age after it, or under it where the name is long: a name is not cut for them. */
const personMarks = (input: ReportInput, top: number, column: FactColumn, pitch: Pitch): Listed => {
  const { lang, patient } = input
  const body = { size: sizes.body }
  const after = [sexText(input), patient.ageText].filter(Boolean).join(lang === 'zh' ? '，' : ', ')
  const whole = column.right - column.values
  const strong = { ...body, weight: 600 } as const
  const beneath = widthOf(patient.name, strong) + 28 + widthOf(after, body) > whole
  const name = factValue(patient.name, top, { column, pitch }, strong)
  const under = top + name.height + pitch.leading
  const at = beneath ? { x: column.values, y: under } : { x: column.values + widthOf(patient.name, strong) + 28, y: top }
  const marks = [
    text(reportWords.patient[lang], column.left, top, { ...body, colour: greys.faint }),
    ...name.marks,
    text(after, at.x, at.y, { ...body, maxWidth: whole }),
  ]
  return { marks, next: beneath && after !== '' ? under + pitch.leading : under }
}

const listed = (
  input: ReportInput,
  top: number,
  full: boolean,
  { column, pitch }: { column: FactColumn; pitch: Pitch },
): Listed => {
  const person = personMarks(input, top, column, pitch)
  let y = person.next
  const rest = factsOf(input, full).flatMap(({ label, value, colour = greys.ink }): readonly Mark[] => {
    const at = y
    const shown = factValue(value, at, { column, pitch }, { size: sizes.body, colour })
    y += shown.height + pitch.leading
    return [
      text(label, column.left, at, { size: sizes.body, colour: greys.faint, maxWidth: column.values - column.left - 12 }),
      ...shown.marks,
    ]
  })
  return { marks: [...person.marks, ...rest], next: y }
}

/** Who, when, by which analysis, on which scale, beside a film or in a column of their own. `full` adds case and doctor, where no cover says them. */
export const factMarks = (
  input: ReportInput,
  top: number,
  full: boolean,
  column: FactColumn = beside,
): { readonly marks: readonly Mark[]; readonly bottom: number } => {
  const ways = pitches.map(pitch => ({ ...listed(input, top, full, { column, pitch }), leading: pitch.leading }))
  const way = ways.find(({ next }) => next - top <= mostHeight) ?? ways.at(-1)
  return { marks: way?.marks ?? [], bottom: way ? way.next - way.leading : top }
}
