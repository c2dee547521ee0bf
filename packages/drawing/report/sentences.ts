import { judgedByWords } from '@sella/ceph/analysis/judged-by'
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

/** The source of the scale, with its value: `标尺 10 mm，0.100 mm/px`. */
export const scaleText = ({
  evaluation,
  tracing,
  lang,
}: Pick<ReportInput, 'tracing' | 'lang'> & { readonly evaluation: Pick<ReportInput['evaluation'], 'calibration'> }): string => {
  const { mmPerPixel, provenance } = evaluation.calibration
  const how = scaleWords[provenance][lang]
  const named = provenance === 'ruler' && tracing.ruler ? `${how} ${tracing.ruler.mm} mm` : how
  return mmPerPixel === null ? named : `${named}${listComma(lang)}${mmPerPixel.toFixed(3)} mm/px`
}

/** Differences in the report have two decimals and a sign (specification section 9). */
export const differenceText = (difference: number): string => {
  const size = Math.abs(difference).toFixed(2)
  return Number(size) === 0 ? size : `${difference < 0 ? '−' : '+'}${size}`
}
