import type { Norm } from '../analysis/analysis'
import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { frontalNormSource, frontalNorms } from '../data/frontal/norms'
import type { Age } from '../patient/age'

/**
 * The norm of an item at an age: as at its last age once grown; none before the first age its source speaks of, and none of what grows
 * where the age is not known.
 */
export function frontalNormAt(item: FrontalFilmItemName, age: Age | null): Norm | null {
  const row = frontalNorms[item]
  if (!row || (age === null && row.perYear !== 0)) return null
  const years = age === null ? row.age : age.years + age.months / 12
  if (years < row.age) return null
  const mean = row.mean + row.perYear * (Math.min(years, row.until) - row.age)
  return {
    ...{ mean: Math.round(mean * 100) / 100, sd: row.sd, source: frontalNormSource, grade: 'memory' },
    ...{ group: null, sex: 'both', spread: row.sd > 0 ? 'sd' : 'none' },
  }
}
