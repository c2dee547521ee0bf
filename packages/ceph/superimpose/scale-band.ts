import { cranialBaseAllowance, cranialBaseLengths } from '../data/cranial-base-growth'
import { ageAt } from '../patient/age'
import type { Sex } from '../patient/sex'

/** The patient a change is judged for. */
export interface Grower {
  /** `YYYY-MM-DD`; null if unknown. */
  readonly birthday: string | null
  readonly sex: Sex | null
}

/** The range of plausible changes of S-Na, mm. */
export interface Band {
  readonly leastMm: number
  readonly mostMm: number
}

const meanLength = (age: number, sex: Sex): number => {
  const above = cranialBaseLengths.findIndex(row => row.age >= age)
  const high = cranialBaseLengths.at(above < 0 ? -1 : Math.max(above, 1))
  const low = cranialBaseLengths.at(above < 0 ? -1 : Math.max(above, 1) - 1)
  if (!high || !low) return 0
  const part = high === low ? 0 : (age - low.age) / (high.age - low.age)
  return low[sex] + part * (high[sex] - low[sex])
}

const meanGrowth = (from: number, to: number, sex: Sex): number => meanLength(to, sex) - meanLength(from, sex)

const yearsAt = (birthday: string, day: string): number | null => {
  const age = ageAt(birthday, day)
  return age && age.years + age.months / 12 + age.days / 365.25
}

/** Years between two dates. */
const yearsBetween = (from: string, to: string): number => yearsAt(from, to) ?? 0

const startAges = cranialBaseLengths.map(row => row.age)

/**
 * The plausible change of S-Na from one date to a later one, `YYYY-MM-DD`: from zero to the mean growth plus two of its standard
 * deviations, extended at both ends by the error of two films (`cranialBaseAllowance`). If the sex is unknown, the sex with the
 * larger growth is used; if the date of birth is unknown, the age with the largest.
 */
export function plausibleChange({ birthday, sex }: Grower, from: string, to: string): Band {
  const { errorMm, growthSpread } = cranialBaseAllowance
  const sexes: readonly Sex[] = sex ? [sex] : ['male', 'female']
  const start = birthday ? yearsAt(birthday, from) : null
  const years = yearsBetween(from, to)
  const growths = (start === null ? startAges : [start]).flatMap(age => sexes.map(each => meanGrowth(age, age + years, each)))
  return { leastMm: -errorMm, mostMm: errorMm + Math.max(0, ...growths) * (1 + 2 * growthSpread) }
}
