import type { Mark } from '../scene/scene'
import { isMeasuredScale } from '../tracing/value-text'
import { waitingFact } from './awaiting'
import { dottedDate, recordText } from './date-text'
import type { ReportInput } from './input'
import { doubtful, greys, sizes } from './paper'
import { analysisText, clinicText, doctorText, normsText, scaleText, sexText } from './sentences'
import { shrunk, text, widthOf } from './type'
import { reportWords } from './words'

/** The column to the right of the film. */
export const beside = { left: 920, values: 1068, right: 1725, width: 805 } as const

const leading = 43

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
    colour: isMeasuredScale(evaluation.calibration) ? greys.ink : doubtful,
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

/** The patient's name with sex and age after it, or under it where the name is long: a name is not cut for them. */
const personMarks = (
  input: ReportInput,
  top: number,
  column: FactColumn,
): { readonly marks: readonly Mark[]; readonly lines: number } => {
  const { lang, patient } = input
  const body = { size: sizes.body }
  const after = [sexText(input), patient.ageText].filter(Boolean).join(lang === 'zh' ? '，' : ', ')
  const whole = column.right - column.values
  const strong = { ...body, weight: 600 } as const
  const beneath = widthOf(patient.name, strong) + 28 + widthOf(after, body) > whole
  const setting = shrunk(patient.name, { ...strong, maxWidth: whole }, sizes.smallest)
  const at = beneath ? { x: column.values, y: top + leading } : { x: column.values + widthOf(patient.name, strong) + 28, y: top }
  const marks = [
    text(reportWords.patient[lang], column.left, top, { ...body, colour: greys.faint }),
    text(patient.name, column.values, top, setting),
    text(after, at.x, at.y, { ...body, maxWidth: whole }),
  ]
  return { marks, lines: beneath && after !== '' ? 2 : 1 }
}

/** Who, when, by which analysis, on which scale, beside a film or in a column of their own. `full` adds case and doctor, where no cover says them. */
export const factMarks = (
  input: ReportInput,
  top: number,
  full: boolean,
  column: FactColumn = beside,
): { readonly marks: readonly Mark[]; readonly bottom: number } => {
  const person = personMarks(input, top, column)
  const facts = factsOf(input, full)
  const rest = facts.flatMap(({ label, value, colour = greys.ink }, i): readonly Mark[] => {
    const y = top + (i + person.lines) * leading
    const set = { size: sizes.body, colour, maxWidth: column.right - column.values }
    return [
      text(label, column.left, y, { size: sizes.body, colour: greys.faint, maxWidth: column.values - column.left - 12 }),
      text(value, column.values, y, shrunk(value, set, sizes.smallest)),
    ]
  })
  return { marks: [...person.marks, ...rest], bottom: top + (facts.length + person.lines - 1) * leading }
}
