import { expect, it } from 'vitest'
import { ageAt, ageInYears } from './age'

it('gives no age above the completed years that chose the norms, on any day of a childhood', () => {
  const birthday = '2004-02-29'
  const born = Date.UTC(2004, 1, 29)
  let before = 0
  for (let day = 0; day < 20 * 366; day++) {
    const at = new Date(born + day * 86_400_000).toISOString().slice(0, 10)
    const age = ageAt(birthday, at)
    if (!age) throw new Error(at)
    const years = ageInYears(age)
    expect(Math.floor(years), at).toBe(age.years)
    expect(years, at).toBeGreaterThanOrEqual(before)
    expect(Math.abs(years - day / 365.25), at).toBeLessThan(0.02)
    before = years
  }
  expect(ageInYears({ years: 11, months: 11, days: 30, hours: 0 })).toBe(11.99)
})
