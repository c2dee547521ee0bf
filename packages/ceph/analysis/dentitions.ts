import type { Words } from '../words'
import type { Dentition, Sex } from './analysis'

/** Names of the dentition stages (clinical/methods.json). */
export const dentitionWords: Readonly<Record<Dentition, Words>> = {
  primary_mixed: { zh: '乳牙/替牙期', en: 'Primary / mixed dentition' },
  early_permanent: { zh: '恒牙早期', en: 'Early permanent dentition' },
  permanent: { zh: '恒牙期', en: 'Permanent dentition' },
}

export const sexWords: Readonly<Record<Sex, Words>> = {
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
}
