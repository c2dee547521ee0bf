import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { describe, expect, it } from 'vitest'
import { countOff, countRead, groupsOf, plain, signed } from './rows'

const row = (item: string, category: string, difference: number | null, sd = 2): EvaluationRow => ({
  item,
  name: { zh: item, en: item },
  category,
  unit: 'degree',
  norm: { mean: 80, sd, source: { zh: '', en: '' }, grade: 'confirmed', group: null, sex: 'both', spread: 'sd' },
  reading: { status: 'missing', why: 'missing-points', needs: [] },
  shown: '–',
  difference,
  class: 'normal',
  stars: 0,
  uncertain: false,
  meaning: null,
  label: null,
})

describe('the results table', () => {
  const rows = [row('SNA', 'Maxilla', 1), row('SNB', 'Mandible', -6), row('A', 'Maxilla', null), row('FMA', 'Mandible', 3)]

  it('groups by category in order of first appearance', () => {
    expect(groupsOf(rows, 'grouped').map(g => [g.category, g.rows.map(r => r.item)])).toEqual([
      ['Maxilla', ['SNA', 'A']],
      ['Mandible', ['SNB', 'FMA']],
    ])
  })

  it('sorts by deviation in SD, missing values last', () => {
    expect(groupsOf(rows, 'deviation')[0]?.rows.map(r => r.item)).toEqual(['SNB', 'FMA', 'SNA', 'A'])
  })

  it('sorts by the share of the SD, not by the difference, and items without a norm last', () => {
    const rare = { ...row('bare', 'Maxilla', 9), norm: null }
    const order = groupsOf([rare, row('wide', 'Maxilla', 8, 8), row('narrow', 'Maxilla', -3, 1)], 'deviation')[0]
    expect(order?.rows.map(({ item }) => item)).toEqual(['narrow', 'wide', 'bare'])
  })

  it('counts what was read, and of it what is off', () => {
    const reading = { status: 'read', value: 80, unit: 'degree', figure: { lines: [], arcs: [] }, error: null } as never
    const read = { ...row('read', 'Maxilla', 0), reading }
    const off = { ...read, class: 'sd_positive_1' } as const
    const evaluation = { rows: [read, off, off, { ...off, reading: rows[0]?.reading }] } as never
    expect([countRead(evaluation), countOff(evaluation)]).toEqual([3, 2])
  })

  it('counts an SD of 0 as no deviation', () => {
    expect(groupsOf([row('X', 'Y', 9, 0), row('Z', 'Y', 1)], 'deviation')[0]?.rows.map(r => r.item)).toEqual(['Z', 'X'])
  })
})

it('numbers for people use the minus sign and never minus zero', () => {
  expect(signed(-2.14)).toBe('−2.1')
  expect(signed(0.04)).toBe('0.0')
  expect(signed(3)).toBe('+3.0')
  expect(plain(-0.04)).toBe('0.0')
})
