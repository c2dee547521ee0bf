import { expect, it } from 'vitest'
import { errorSigns } from './error-signs'
import { reportInput } from './testing/report-input'

const rows = reportInput('ABO').evaluation.rows.filter(row => row.reading.status === 'read' && row.norm)

/** The first row of the template, as far from its mean as `sds`, with an error of `errorSds`, both in SD of its norm. */
const rowAt = (sds: number, errorSds: number) => {
  const [row] = rows
  if (!row?.norm || row.reading.status !== 'read') throw new Error('the template has a value with a norm')
  const { mean, sd } = row.norm
  return {
    ...row,
    difference: sds * sd,
    reading: { ...row.reading, value: mean + sds * sd, error: errorSds * sd },
  }
}

it('says what bars across the limit mean only where one lies across it', () => {
  expect(errorSigns([rowAt(0.2, 0.3), rowAt(-1.5, 0.3)], 'en').join('')).not.toContain('borderline')
  expect(errorSigns([rowAt(0.2, 0.3), rowAt(-1.2, 0.3)], 'en').join('')).toContain('borderline where they span ±1 SD')
  expect(errorSigns([rowAt(0.8, 0.3)], 'zh').join('')).toContain('跨 ±1 SD 者为临界')
})

it('says nothing of a row without an axis to draw a bar on, nor of errors nobody states', () => {
  const bare = { ...rowAt(0.8, 0.3), norm: null }
  expect(errorSigns([bare], 'zh')).toEqual(['无参考范围的值以 ± 列出测量不确定度（1 标准误）。'])
  const exact = { ...rowAt(1, 0), reading: { ...rowAt(1, 0).reading, error: null } }
  expect(errorSigns([exact], 'zh')).toEqual([])
})
