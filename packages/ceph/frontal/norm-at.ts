import type { Norm } from '../analysis/analysis'
import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { frontalNormSource, frontalNorms } from '../data/frontal/norms'
import { roundHalfAway } from '../measure/display'
import type { Age } from '../patient/age'
import type { Words } from '../words'

/**
 * The mean at an age, to a tenth as printed in its sources; null before the first age they cover, and for growing dimensions at
 * an unknown age.
 */
export function frontalMeanAt(item: FrontalFilmItemName, age: Age | null): number | null {
  const row = frontalNorms[item]
  if (!row || (age === null && row.perYear !== 0)) return null
  const years = age === null ? row.age : age.years + age.months / 12
  if (years < row.age) return null
  return roundHalfAway(row.mean + row.perYear * (Math.min(years, row.until) - row.age), 1)
}

/** The age that a mean holds for: the patient's, or the last one its source covers for anyone older. */
export function frontalNormAgeWords(item: FrontalFilmItemName, age: Age | null): Words {
  const until = frontalNorms[item]?.until ?? Number.POSITIVE_INFINITY
  if (age === null || age.years < until) return { zh: '该年龄', en: 'this age' }
  return { zh: `${until} 岁时`, en: `${until} years` }
}

/** The norm of an item at an age; after growth, that of its last age. Values printed without an SD do not judge. */
export function frontalNormAt(item: FrontalFilmItemName, age: Age | null): Norm | null {
  const [sd, mean] = [frontalNorms[item]?.sd ?? 0, frontalMeanAt(item, age)]
  if (mean === null || sd === 0) return null
  return { mean, sd, source: frontalNormSource, grade: 'memory', group: null, sex: 'both', spread: 'sd' }
}
