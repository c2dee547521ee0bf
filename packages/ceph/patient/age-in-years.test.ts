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
})

it('is the same where birth and film are both moved by as many days, as in an archive without identity', () => {
  const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  for (const film of ['2024-03-05', '2026-01-02', '2026-07-31'])
    for (let days = 1; days < 400; days += 7) {
      const [here, there] = [ageAt('2012-05-04', film), ageAt(later('2012-05-04', -days), later(film, -days))]
      expect(there && ageInYears(there), `${film} ${days}`).toBe(here && ageInYears(here))
    }
})
