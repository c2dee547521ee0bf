import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageAt } from '../patient/age'
import { intervalsWords } from './interval'

/** Months and days as they are told. */
const interval = (from: string, to: string) => {
  const { en } = intervalsWords([from, to])
  return { months: Number(/(\d+) month/.exec(en)?.[1] ?? 0), days: Number(/(\d+) day/.exec(en)?.[1] ?? 0) }
}

it('is told in complete months and the days beyond them, the same whichever films are compared', () => {
  const [first, second, third] = ['2023-09-12', '2024-11-30', '2026-05-20']
  expect(intervalsWords([first, second, third]).en).toBe('14 months 18 days + 17 months 20 days')
  expect(intervalsWords([second, third])).toEqual({ zh: '17 个月 20 天', en: '17 months 20 days' })
  expect(intervalsWords([first, third])).toEqual({ zh: '32 个月 8 天', en: '32 months 8 days' })
})

it('leaves out what is zero, and says of one day that it is one', () => {
  expect(intervalsWords(['2023-09-12', '2023-10-12']).en).toBe('1 month')
  expect(intervalsWords(['2023-09-12T09:30', '2023-10-11T08:00']).zh).toBe('29 天')
  expect(intervalsWords(['2023-09-12T09:30', '2023-09-12T08:00'])).toEqual({ zh: '0 天', en: '0 days' })
  expect([intervalsWords(['2023-09-12']).en, intervalsWords([]).en]).toEqual(['', ''])
  expect(intervalsWords(['2023-09-12', '2023-09-11']).en).toBe('')
})

it('law: the parts add up to the whole, but for the days by which months differ, and each is the age at one date since the other', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 6 }), dates => {
      const days = dates.map(date => date.toISOString().slice(0, 10)).sort()
      const parts = days.slice(1).map((to, i) => interval(days[i] ?? to, to))
      const inDays = ({ months, days }: (typeof parts)[number]) => months * 30.4375 + days
      const whole = interval(days[0] ?? '', days.at(-1) ?? '')
      const sum = parts.reduce((total, part) => total + inDays(part), 0)
      expect(Math.abs(sum - inDays(whole))).toBeLessThan(3 * parts.length + 3)
      const age = ageAt(days[0] ?? '', days.at(-1) ?? '')
      expect(whole).toEqual({ months: (age?.years ?? 0) * 12 + (age?.months ?? 0), days: age?.days })
    }),
  )
})
