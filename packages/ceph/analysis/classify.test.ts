import { describe, expect, it } from 'vitest'
import { classify } from './classify'

const norm = { mean: 80, sd: 4 }
const judge = (value: number, error: number | null = null) => classify({ value, unit: 'degree', error }, norm)

describe('the deviation class', () => {
  it.each([
    [80, 'normal', 0],
    [84, 'normal', 0],
    [76, 'normal', 0],
    [84.01, 'sd_positive_1', 1],
    [75.99, 'sd_negative_1', 1],
    [88, 'sd_positive_1', 1],
    [88.01, 'sd_positive_2', 2],
    [92, 'sd_positive_2', 2],
    [92.01, 'sd_positive_3', 3],
    [67.99, 'sd_negative_3', 3],
  ] as const)('%d against 80 ± 4 is %s', (value, deviation, stars) => {
    expect(judge(value)).toMatchObject({ class: deviation, stars })
  })

  it('judges the value as rounded to 2 decimals', () => {
    expect(judge(84.0049).class).toBe('normal')
    expect(judge(84.0051).class).toBe('sd_positive_1')
  })

  it('keeps a value on a border in the lower class in spite of binary rounding', () => {
    expect(classify({ value: 0.3, unit: 'mm', error: null }, { mean: 0.1, sd: 0.2 }).class).toBe('normal')
    expect(classify({ value: 4.7, unit: 'degree', error: null }, { mean: 2.7, sd: 2 }).class).toBe('normal')
  })

  it('judges ratios at 3 decimals', () => {
    expect(classify({ value: 1.1104, unit: '', error: null }, { mean: 1, sd: 0.11 }).class).toBe('normal')
    expect(classify({ value: 1.1106, unit: '', error: null }, { mean: 1, sd: 0.11 }).class).toBe('sd_positive_1')
  })

  it('is normal without star when the SD is 0', () => {
    const judged = classify({ value: 999, unit: 'mm', error: 5 }, { mean: 4, sd: 0 })
    expect(judged).toEqual({ difference: 995, class: 'normal', stars: 0, uncertain: false })
  })

  it('tells the difference of the rounded value from the mean', () => {
    expect(classify({ value: 82.0043, unit: 'degree', error: null }, { mean: 82.8, sd: 4 }).difference).toBe(-0.8)
  })

  it('is uncertain when a border lies within one standard error', () => {
    expect(judge(83.5, 0.6).uncertain).toBe(true)
    expect(judge(83.5, 0.4).uncertain).toBe(false)
    expect(judge(91.8, 0.3).uncertain).toBe(true)
    expect(judge(80, null).uncertain).toBe(false)
  })
})
