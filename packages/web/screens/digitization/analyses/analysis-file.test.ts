import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { type DraftItem, noTexts, ownItemOf } from '@sella/ceph/analysis/own-item-draft'
import { describe, expect, it } from 'vitest'
import { fromFile, mostFileBytes, takenIn } from './analysis-file'
import { fileText } from './analysis-text'

const itemOf = (draft: Partial<DraftItem>, own: OwnItems = {}): OwnItem => {
  const whole = { name: 'Chin', kind: 'angle_vertex', nodes: [], of: [], norm: { mean: 170, sd: 3 }, stages: {}, texts: noTexts }
  const item = ownItemOf({ ...whole, ...draft }, own)
  if (!item) throw new Error('the item is not sound')
  return item
}
const mine = itemOf({ nodes: ['Na', 'A', 'Pog'] })
const theirs = itemOf({ nodes: ['Na', 'B', 'Pog'] })
const sum = itemOf({ name: 'Sum', kind: 'sum_results', of: ['Chin', 'SNA'] }, { Chin: mine })
const parts = { name: 'First visit', items: ['SNA', 'Chin'], lines: [] }

describe('an analysis as a file', () => {
  it('carries the definitions of the own measurements in it and of those they are computed from, and no others', () => {
    expect(fromFile(fileText({ parts, items: { Chin: mine, Other: mine } }))).toEqual({ parts, items: { Chin: mine } })
    const summed = { ...parts, items: ['Sum'] }
    expect(fromFile(fileText({ parts: summed, items: { Chin: mine, Sum: sum } }))).toEqual({
      parts: summed,
      items: { Chin: mine, Sum: sum },
    })
  })

  it('uses the measurement the doctor has already', () => {
    expect(takenIn({ parts, items: { Chin: mine } }, { Chin: mine })).toEqual({ parts, items: {} })
  })

  it('never changes a measurement of hers that has the same name', () => {
    const taken = takenIn({ parts, items: { Chin: theirs } }, { Chin: mine, 'Chin (2)': mine })
    expect(taken.parts.items).toEqual(['SNA', 'Chin (3)'])
    expect(Object.keys(taken.items)).toEqual(['Chin (3)'])
  })

  it('computes what it brings from what it brought, not from hers', () => {
    const carried = { parts: { ...parts, items: ['Sum'] }, items: { Chin: theirs, Sum: sum } }
    const taken = takenIn(carried, { Chin: mine, Sum: sum })
    expect(taken.parts.items).toEqual(['Sum (2)'])
    expect(taken.items['Sum (2)']).toMatchObject({ of: ['Chin (2)', 'SNA'] })
    expect(taken.items['Chin (2)']).toMatchObject({ nodes: ['Na', 'B', 'Pog'] })
  })

  it('is refused with a reason when it is something else, newer, unreadable, too large or holds what nobody knows', () => {
    const text = (change: object) =>
      JSON.stringify({ kind: 'sella-analysis', version: 1, name: 'X', content: { funcs: ['SNA'] }, ...change })
    expect(fromFile('{"kind":"other"}')).toEqual({ fault: 'notOne' })
    expect(fromFile('x')).toEqual({ fault: 'notOne' })
    expect(fromFile('null')).toEqual({ fault: 'notOne' })
    expect(fromFile(text({ version: 2 }))).toEqual({ fault: 'newer' })
    expect(fromFile(text({ content: 7 }))).toEqual({ fault: 'unreadable' })
    expect(fromFile(text({ content: [] }))).toEqual({ fault: 'unreadable' })
    expect(fromFile(text({ content: ['SNA', 'Mine'] }))).toEqual({ fault: 'unknown', names: ['Mine'] })
    expect(fromFile(text({ note: 'x'.repeat(mostFileBytes) }))).toEqual({ fault: 'tooLarge' })
    expect(fromFile(text({ name: ' X\u202e1 ' }))).toMatchObject({ parts: { name: 'X1' } })
    expect(fromFile(text({ content: { funcs: ['SNA', 'SNA'], lines: ['SN plane', 'nowhere'] } }))).toMatchObject({
      parts: { items: ['SNA'], lines: ['SN plane'] },
    })
  })
})
