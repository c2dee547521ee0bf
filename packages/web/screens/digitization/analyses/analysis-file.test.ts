import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { noTexts, ownItemOf } from '@sella/ceph/analysis/own-item-draft'
import { describe, expect, it } from 'vitest'
import { fileText, fromFile, takenIn } from './analysis-file'

const itemOf = (nodes: readonly string[]): OwnItem => {
  const item = ownItemOf({
    name: 'Chin',
    kind: 'angle_vertex',
    nodes,
    of: [],
    norm: { mean: 170, sd: 3 },
    stages: {},
    texts: noTexts,
  })
  if (!item) throw new Error('the item is not sound')
  return item
}
const mine = itemOf(['Na', 'A', 'Pog'])
const parts = { name: 'First visit', items: ['SNA', 'Chin'], lines: [] }

describe('an analysis as a file', () => {
  it('carries the definitions of the own measurements in it and no others', () => {
    expect(fromFile(fileText({ parts, items: { Chin: mine, Other: mine } }))).toEqual({ parts, items: { Chin: mine } })
  })

  it('uses the measurement the doctor has already', () => {
    expect(takenIn({ parts, items: { Chin: mine } }, { Chin: mine })).toEqual({ parts, items: {} })
  })

  it('never changes a measurement of hers that has the same name', () => {
    const theirs = itemOf(['Na', 'B', 'Pog'])
    const taken = takenIn({ parts, items: { Chin: theirs } }, { Chin: mine, 'Chin (2)': mine })
    expect(taken.parts.items).toEqual(['SNA', 'Chin (3)'])
    expect(Object.keys(taken.items)).toEqual(['Chin (3)'])
  })

  it('is none when it is something else', () => {
    expect(fromFile('{"kind":"other"}')).toBeNull()
    expect(fromFile('x')).toBeNull()
  })
})
