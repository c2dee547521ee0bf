import { ageAt, ageWords, shortAgeWords } from '@sella/ceph/patient/age'
import { localDay } from '@sella/ceph/patient/local-day'
import type { Lang } from '@sella/ceph/words'

/** Age in words on a date (today in the reader's time zone by default); null without a birthday or before it. */
export const ageText = (birthday: string | null, lang: Lang, on: string = localDay(new Date())): string | null => {
  const age = birthday === null ? null : ageAt(birthday, on)
  return age && ageWords(age)[lang]
}

/** Like `ageText`, abbreviated. */
export const shortAgeText = (birthday: string | null, lang: Lang, on: string = localDay(new Date())): string | null => {
  const age = birthday === null ? null : ageAt(birthday, on)
  return age && shortAgeWords(age)[lang]
}

/** The same over several days: `12y 3m–14y`; null without a birthday. */
export const shortAgesText = (birthday: string | null, lang: Lang, days: readonly string[]): string | null => {
  const ages = days.flatMap(day => shortAgeText(birthday, lang, day) ?? [])
  return ages.length > 0 ? [...new Set(ages)].join('–') : null
}
