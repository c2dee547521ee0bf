import { listComma } from './date-text'
import type { ReportInput } from './input'
import { dentitionWords, reportWords, scaleWords, sexWords } from './words'

const clinicEnd = /(诊所|医院|门诊|门诊部|口腔|中心|clinic|hospital|dental|center|centre)$/i

/** The clinic's name, with the word for clinic unless the name already says what it is. */
export const clinicText = ({ clinic, lang }: Pick<ReportInput, 'clinic' | 'lang'>): string => {
  const name = clinic.trim()
  if (name === '' || clinicEnd.test(name)) return name
  return lang === 'zh' ? `${name}${reportWords.clinic.zh}` : `${name} ${reportWords.clinic.en}`
}

/** A name that says already what its bearer is, in either language. */
const titled = /^(dr|prof)\b|(医生|医师|大夫|主任|教授|博士)$/i

/** The doctor's name with the word for doctor, once. */
export const doctorText = ({ doctor, lang }: Pick<ReportInput, 'doctor' | 'lang'>): string => {
  const name = doctor.trim()
  if (name === '' || titled.test(name)) return name
  return lang === 'zh' ? `${name} 医生` : `Dr. ${name}`
}

export const sexText = ({ patient, lang }: Pick<ReportInput, 'patient' | 'lang'>): string =>
  patient.sex ? sexWords[patient.sex][lang] : ''

/** The analysis with the norms it was judged by. */
export const analysisText = ({ analysis, subject, lang }: Pick<ReportInput, 'analysis' | 'subject' | 'lang'>): string => {
  const title = analysis.title[lang]
  return analysis.dentitions.length === 0 ? title : `${title}${listComma(lang)}${dentitionWords[subject.dentition][lang]}`
}

/** How mm are known, with the figure: `标尺 10 mm，0.100 mm/px`. */
export const scaleText = ({ evaluation, tracing, lang }: Pick<ReportInput, 'evaluation' | 'tracing' | 'lang'>): string => {
  const { mmPerPixel, provenance } = evaluation.calibration
  const how = scaleWords[provenance][lang]
  const named = provenance === 'ruler' && tracing.ruler ? `${how} ${tracing.ruler.mm} mm` : how
  return mmPerPixel === null ? named : `${named}${listComma(lang)}${mmPerPixel.toFixed(3)} mm/px`
}

/** Report differences have two decimals and a sign (specification section 9). */
export const differenceText = (difference: number): string => {
  const size = Math.abs(difference).toFixed(2)
  return Number(size) === 0 ? size : `${difference < 0 ? '−' : '+'}${size}`
}
