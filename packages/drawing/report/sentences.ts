import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { judgedDecimals, signedInDecimals } from '@sella/ceph/measure/display'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import type { Unit } from '@sella/ceph/unit'
import { listComma } from './date-text'
import type { ReportInput } from './input'
import { reportWords, scaleWords, sexWords } from './words'

const clinicEnd = /(诊所|医院|门诊|门诊部|口腔|中心|clinic|hospital|dental|center|centre)$/i

/** The clinic's name, followed by the word for clinic unless the name already contains one. */
export const clinicText = ({ clinic, lang }: Pick<ReportInput, 'clinic' | 'lang'>): string => {
  const name = clinic.trim()
  if (name === '' || clinicEnd.test(name)) return name
  return lang === 'zh' ? `${name}${reportWords.clinic.zh}` : `${name} ${reportWords.clinic.en}`
}

/** A name that already contains a title, in either language. */
const titled = /^(dr|prof)\b|(医生|医师|大夫|主任|教授|博士)$/i

/** The doctor's name with the word for doctor, once. */
export const doctorText = ({ doctor, lang }: Pick<ReportInput, 'doctor' | 'lang'>): string => {
  const name = doctor.trim()
  if (name === '' || titled.test(name)) return name
  return lang === 'zh' ? `${name} 医生` : `Dr. ${name}`
}

export const sexText = ({ patient, lang }: Pick<ReportInput, 'patient' | 'lang'>): string =>
  patient.sex ? sexWords[patient.sex][lang] : ''

export const analysisText = ({ analysis, lang }: Pick<ReportInput, 'analysis' | 'lang'>): string => analysis.title[lang]

/** Sex and age group of the norms used, and the age: `女，恒牙早期，12岁3个月`. */
export const normsText = ({
  analysis,
  subject,
  evaluation,
  lang,
}: Pick<ReportInput, 'analysis' | 'subject' | 'evaluation' | 'lang'>): string =>
  judgedByWords(analysis, subject, evaluation.rows)[lang]

type Scaled = Pick<ReportInput, 'tracing' | 'lang'> & { readonly evaluation: Pick<ReportInput['evaluation'], 'calibration'> }

/** What S-Na or N-Me make of the film's scale: that it was not used, or that it is unlikely; null where they have nothing against it. */
export const scaleCaution = ({ evaluation: { calibration }, tracing, lang }: Scaled): string | null =>
  scaleCautionWords(tracing, calibration)?.[lang] ?? null

/** The source of the scale, with its value and what speaks against it: `标尺 10 mm，0.100 mm/px`. */
export const scaleText = (input: Scaled): string => {
  const { evaluation, tracing, lang } = input
  const { mmPerPixel, provenance } = evaluation.calibration
  const how = scaleWords[provenance][lang]
  const named = provenance === 'ruler' && tracing.ruler ? `${how} ${tracing.ruler.mm} mm` : how
  const whole = mmPerPixel === null ? named : `${named}${listComma(lang)}${mmPerPixel.toFixed(3)} mm/px`
  return [whole, scaleCaution(input)].filter(each => each !== null).join(lang === 'zh' ? '；' : '; ')
}

/**
 * A difference in the report, signed, as precise as values are judged, as on screen: two decimals (specification section 9), three
 * for a ratio.
 */
export const differenceText = (difference: number, unit: Unit): string => signedInDecimals(difference, judgedDecimals(unit))
