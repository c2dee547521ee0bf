import type { Mark } from '../scene/scene'
import { fitted } from '../scene/text-width'
import { isMeasuredScale } from '../tracing/value-text'
import { recordText } from './date-text'
import type { ReportInput } from './input'
import { greys, sizes } from './paper'
import { analysisText, clinicText, doctorText, scaleText, sexText } from './sentences'
import { shrunk, text, widthOf } from './type'
import { reportWords } from './words'

/** The column right of the film. */
export const beside = { left: 920, values: 1068, right: 1725, width: 805 } as const

const leading = 43

interface Fact {
  readonly label: string
  readonly value: string
  readonly colour?: string
}

/** Amber where mm rest on a scale nobody measured. */
const doubtful = '#8a5a00'

const factsOf = (input: ReportInput, full: boolean): readonly Fact[] => {
  const { lang, patient, evaluation } = input
  const scale = {
    label: reportWords.scale[lang],
    value: scaleText(input),
    colour: isMeasuredScale(evaluation.calibration) ? greys.ink : doubtful,
  }
  const people = full
    ? [
        { label: reportWords.caseNo[lang], value: [patient.caseNo, patient.birthday].filter(Boolean).join(' · ') },
        { label: reportWords.doctor[lang], value: [doctorText(input), clinicText(input)].filter(Boolean).join(' · ') },
      ]
    : []
  return [
    ...people,
    { label: reportWords.record[lang], value: recordText(input) },
    { label: reportWords.analysis[lang], value: analysisText(input) },
    scale,
  ].filter(fact => fact.value !== '')
}

/** Who, when, by which analysis, on which scale. `full` adds case and doctor, where no cover says them. */
export const factMarks = (
  input: ReportInput,
  top: number,
  full: boolean,
): { readonly marks: readonly Mark[]; readonly bottom: number } => {
  const { lang, patient } = input
  const after = [sexText(input), patient.ageText].filter(Boolean).join(lang === 'zh' ? '，' : ', ')
  const valueWidth = beside.right - beside.values
  const body = { size: sizes.body }
  const setting = shrunk(patient.name, { ...body, weight: 600, most: valueWidth - widthOf(after, body) - 28 }, sizes.smallest)
  const name = fitted(patient.name, setting.most ?? valueWidth, setting.size, 600)
  const first: readonly Mark[] = [
    text(reportWords.patient[lang], beside.left, top, { ...body, colour: greys.faint }),
    text(name, beside.values, top, setting),
    text(after, beside.values + widthOf(name, setting) + 28, top, body),
  ]
  const facts = factsOf(input, full)
  const rest = facts.flatMap(({ label, value, colour = greys.ink }, i): readonly Mark[] => {
    const y = top + (i + 1) * leading
    return [
      text(label, beside.left, y, { size: sizes.body, colour: greys.faint, most: beside.values - beside.left - 12 }),
      text(value, beside.values, y, { size: sizes.body, colour, most: valueWidth }),
    ]
  })
  return { marks: [...first, ...rest], bottom: top + facts.length * leading }
}
