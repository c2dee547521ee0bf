import { withVersion } from '@sella/ceph/planning/own-ratio-table'
import { expect, test } from 'vitest'
import { ownRatiosSetting, ownRatiosUnread, writeOwnRatios } from './own-ratios'
import { continuationOf, settingFault } from './settings'

const id = '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44'
const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40 own cases' }
const first = withVersion({ id, versions: [] }, [lip], '2026-01-02')
const second = withVersion(first, [{ ...lip, ratio: 0.45 }], '2026-03-04')
const { name, read } = ownRatiosSetting

test('every version comes back as it was kept', () => {
  expect(settingFault(name, writeOwnRatios(second))).toBeNull()
  expect(read(writeOwnRatios(second))).toEqual(second)
})

test.each([
  ['a ratio of no row', '"incisor.LabraleSuperius', '"nose.LabraleSuperius'],
  ['a ratio without its source', '"40 own cases"', '" "'],
  ['a ratio beyond all reason', '0.45', '4.5'],
  ['a version of no day', '2026-03-04', 'March'],
  ['a version left out', '"version":2', '"version":3'],
  ['another form', '"form":1', '"form":2'],
])('%s is refused, and no half of the table is read', (_, from, to) => {
  const text = writeOwnRatios(second).replaceAll(from, to)
  expect(settingFault(name, text)).not.toBeNull()
  expect(read(text)).toBeNull()
})

test('a row may stand once in a version', () => {
  expect(
    settingFault(name, writeOwnRatios({ id, versions: [{ version: 1, day: '2026-01-02', ratios: [lip, lip] }] })),
  ).not.toBeNull()
})

test('of what is kept nothing changes: the setting only grows', () => {
  const continues = continuationOf(name)
  if (!continues) throw new Error('it grows')
  expect(continues(writeOwnRatios(first), writeOwnRatios(second))).toBe(true)
  expect(continues(writeOwnRatios(second), writeOwnRatios(first))).toBe(false)
  expect(continuationOf('digitizationSetting')).toBeNull()
})

test.each([
  ['a row that there is no more', '"incisor.LabraleSuperius', '"nose.LabraleSuperius'],
  ['a newer form', '"form":1', '"form":2'],
])('a kept table with %s is not written over, and is told from none', (_, from, to) => {
  const kept = writeOwnRatios(second).replaceAll(from, to)
  expect(continuationOf(name)?.(kept, writeOwnRatios(second))).toBe(false)
  expect(continuationOf(name)?.(kept, writeOwnRatios({ id, versions: [] }))).toBe(false)
  expect([kept, writeOwnRatios(second), null, undefined].map(ownRatiosUnread)).toEqual([true, false, false, false])
})
