import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { withoutAssumedJudgements } from '@sella/ceph/analysis/assumed-lengths'
import { evaluate } from '@sella/ceph/analysis/evaluate'
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

it('tells what was not judged apart from what was, and judges nothing without a norm or a value', () => {
  expect(both([within, unjudged])).toEqual([
    '可判断的 1 项均在参考范围内，1 项未作判断',
    '1 judged, all within the norm; 1 not judged',
  ])
  expect(both([within, unjudged, missing])).toEqual([
    '可判断的 1 项均在参考范围内，1 项未能测量，1 项未作判断',
    '1 judged, all within the norm; 1 not measured; 1 not judged',
  ])
  expect(withinText([within, { ...missing, norm: null }], 'en')).toBe('Every value lies within the norm')
  expect(both([unjudged, missing])).toEqual(['未引用文献均值，不作判断', 'No published means: nothing is judged'])
  expect(both([missing])).toEqual(['没有可读的测量值', 'No value could be read'])
})

it('says of lengths by an assumed scale that they were not judged, though nothing else lies outside its norm', () => {
  const { analysis, subject, tracing } = reportInput('ABO')
  const rows = (...items: string[]) => {
    const whole = evaluate({ ...tracing, ruler: null }, { ...analysis, items }, subject, { assumeScale: true })
    return withoutAssumedJudgements(whole)
  }
  const mixed = rows('U1 to SN', 'Overjet')
  expect(mixed.findings).toEqual([])
  expect(both(mixed.rows)).toEqual(['可判断的 1 项均在参考范围内，1 项未作判断', '1 judged, all within the norm; 1 not judged'])
  expect(both(rows('Overjet').rows)).toEqual(['比例为推定，不作判断', 'Scale assumed: nothing is judged'])
})
