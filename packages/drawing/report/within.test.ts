import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { expect, it } from 'vitest'
import { reportInput } from './testing/report-input'
import { withinText } from './within'

const [first] = reportInput('ABO').evaluation.rows
if (!first?.norm || first.reading.status !== 'read') throw new Error('the first row of ABO is read and has a norm')
const within: EvaluationRow = { ...first, class: 'normal', stars: 0 }
const missing: EvaluationRow = { ...within, reading: { status: 'missing', why: 'missing-points', needs: ['A'] } }
const unjudged: EvaluationRow = { ...within, norm: null }
const both = (rows: readonly EvaluationRow[]) => [withinText(rows, 'zh'), withinText(rows, 'en')]

it('says that every value is within the norm only where every one could be measured', () => {
  expect(both([within, within])).toEqual(['各项均在参考范围内', 'Every value lies within the norm'])
  expect(both([within, within, missing])).toEqual([
    '可测的 2 项均在参考范围内，1 项未能测量',
    '2 measured, all within the norm; 1 not measured',
  ])
})

it('counts what was judged alone, and judges nothing without a norm or a value', () => {
  expect(withinText([within, unjudged, missing], 'en')).toBe('1 measured, all within the norm; 1 not measured')
  expect(withinText([within, unjudged, { ...missing, norm: null }], 'en')).toBe('Every value lies within the norm')
  expect(both([unjudged, missing])).toEqual(['未引用文献均值，不作判断', 'No published means: nothing is judged'])
  expect(both([missing])).toEqual(['没有可读的测量值', 'No value could be read'])
})
