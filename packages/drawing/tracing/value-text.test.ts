import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { expect, test } from 'vitest'
import { scaleMark, sidedText } from './value-text'

const row = {
  ...{ item: 'MeOffMidline', name: { zh: '', en: '' }, category: '', unit: 'mm', norm: null, difference: null, class: 'normal' },
  ...{ stars: 0, uncertain: false, meaning: null, label: null, shown: '−2.9' },
  reading: { status: 'read', value: -2.9, unit: 'mm', figure: { lines: [], arcs: [] }, error: null },
} as const satisfies EvaluationRow
const measured = { mmPerPixel: 0.1, provenance: 'ruler' } as Parameters<typeof sidedText>[1]
const guessed = { mmPerPixel: 0.1, provenance: 'estimated' } as unknown as typeof measured

test('a value with a side is told by it, without its sign; one without keeps its sign', () => {
  const sided = { ...row, aside: { zh: '偏右', en: 'right' } }
  expect(sidedText(sided, measured, 'zh')).toBe('偏右 2.9 mm')
  expect(sidedText(sided, guessed, 'en')).toBe('right ≈ 2.9 mm')
  expect(sidedText(row, measured, 'en')).toBe('−2.9 mm')
})

test('only lengths by a scale that nobody measured are marked: a ruler and a calibrated file are measured', () => {
  const by = (provenance: string) => ({ mmPerPixel: 0.1, provenance }) as typeof measured
  expect(['ruler', 'dicom', 'estimated', 'none'].map(provenance => scaleMark('mm', by(provenance)))).toEqual(['', '', '≈ ', '≈ '])
  for (const unit of ['degree', 'percent', ''] as const) expect(scaleMark(unit, guessed)).toBe('')
})
