import { type OwnRatioTable, withVersion } from '@sella/ceph/planning/own-ratio-table'
import type { OwnRatio } from '@sella/ceph/planning/plan'
import { describe, expect, it } from 'vitest'
import { decided, type RatioEdit, rowsLost, waysOf, whoseRatios } from './own-ratio-choice'

const row = (id: string, ratio: number): OwnRatio => ({ id, ratio, sd: 0.1, source: '40' })
const [lip, chin, nose] = [row('lip', 0.4), row('chin', 0.9), row('nose', 0.2)]
const empty: OwnRatioTable = { id: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', versions: [] }
const first = withVersion(empty, [lip], '2026-01-02')
const table = withVersion(first, [row('lip', 0.5), chin, nose], '2026-03-04')
const named = { table: table.id, version: 1, day: '2026-01-02' }
const theirs = { ...named, table: 'b3a1c0de-51f5-4d83-9a39-0d0b6f2a9e44' }

const onFirst = (to: readonly OwnRatio[]): RatioEdit => ({
  ...{ table, picked: table.versions[0] ?? null, from: [lip], foreign: false },
  to,
})
const onTheirs = (to: readonly OwnRatio[], own: OwnRatioTable | null = table): RatioEdit => ({
  ...{ table: own, picked: null, from: [lip, nose], foreign: true },
  to,
})

describe('whose own ratios a plan has', () => {
  it('a version of the same number in a colleague’s table is not hers', () => {
    expect([named, theirs, null].map(each => whoseRatios(each, table))).toEqual(['hers', 'another', 'here'])
    expect(whoseRatios(theirs, null)).toBe('another')
  })

  it('OK without a change leaves a colleague’s ratios as they are and makes no version', () => {
    const edit = onTheirs([lip, nose])
    expect(waysOf(edit)).toEqual(['here', 'whole'])
    expect(decided(edit, waysOf(edit)[0] ?? null)).toEqual({ does: 'leave' })
  })

  it('a colleague’s ratios altered are for this plan only unless she asks for a version of hers', () => {
    const edit = onTheirs([row('lip', 0.3), nose])
    expect(waysOf(edit)).toEqual(['here', 'onto', 'whole'])
    expect(decided(edit, 'here')).toEqual({ does: 'take', ratios: edit.to, named: null })
    expect(decided(edit, 'onto')).toEqual({ does: 'keep', ratios: [chin, nose, row('lip', 0.3)] })
    expect(decided(edit, 'whole')).toEqual({ does: 'keep', ratios: edit.to })
  })
})

describe('an older version altered', () => {
  it('goes onto the last one, whose other rows stay; as it stands it says how many would be lost', () => {
    const edit = onFirst([row('lip', 0.45)])
    expect(waysOf(edit)[0]).toBe('onto')
    expect(rowsLost(edit)).toBe(2)
    expect(decided(edit, 'onto')).toEqual({ does: 'keep', ratios: [chin, nose, row('lip', 0.45)] })
  })

  it('counts a row that the last version says otherwise, and one it no longer has', () => {
    const dropped = withVersion(table, [chin], '2026-04-05')
    expect(rowsLost({ ...onFirst([lip, row('chin', 1)]), table: dropped })).toBe(1)
    expect(rowsLost(onFirst([lip, row('chin', 1)]))).toBe(2)
  })

  it('a row taken out goes out of the last version too, the others stay', () => {
    expect(decided(onFirst([]), 'onto')).toEqual({ does: 'keep', ratios: [chin, nose] })
  })

  it('the last version altered loses nothing and asks nothing; not altered it is only taken', () => {
    const last = table.versions[1] ?? null
    const edit: RatioEdit = { table, picked: last, from: last?.ratios ?? [], foreign: false, to: [row('lip', 0.6), chin, nose] }
    expect(waysOf(edit)).toEqual(['onto'])
    expect(decided(edit, 'onto').does).toBe('keep')
    const same = { ...edit, to: edit.from }
    expect(waysOf(same)).toEqual([])
    expect(decided(same, null)).toMatchObject({ does: 'take', named: { version: 2 } })
  })

  it('what comes to just what the last version says makes no further one', () => {
    expect(decided(onFirst([row('lip', 0.5)]), 'onto')).toMatchObject({ does: 'take', named: { version: 2 } })
  })
})

it('a doctor without a table who clears every row leaves the plan with none, and no empty table is kept', () => {
  const edit = onTheirs([], null)
  expect(waysOf(edit)).toEqual(['here'])
  expect(decided(edit, 'here')).toEqual({ does: 'take', ratios: [], named: null })
})

it('a first own ratio is kept as version 1 without a question', () => {
  const edit: RatioEdit = { table: null, picked: null, from: [], foreign: false, to: [lip] }
  expect(waysOf(edit)).toEqual(['onto'])
  expect(decided(edit, 'onto')).toEqual({ does: 'keep', ratios: [lip] })
})
