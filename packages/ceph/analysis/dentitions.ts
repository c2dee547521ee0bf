import type { Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Words } from '../words'

/** Names of the age groups as used within a sentence (clinical/methods.json). */
export const dentitionWords: Readonly<Record<Dentition, Words>> = {
  primary_mixed: { zh: '乳牙/替牙期', en: 'primary/mixed' },
  early_permanent: { zh: '恒牙早期', en: 'early permanent' },
  permanent: { zh: '恒牙期', en: 'permanent' },
}

export const sexWords: Readonly<Record<Sex, Words>> = {
  male: { zh: '男', en: 'male' },
  female: { zh: '女', en: 'female' },
}
