import { expect, test } from 'vitest'
import { keepsVersions, latestOf, namedVersion, type OwnRatioTable, sameRatios, shortTable, withVersion } from './own-ratio-table'

const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: 'ours' }
const chin = { id: 'genio.SoftTissuePog.x.CH.Pog.x', ratio: 0.9, sd: 0.1, source: 'ours' }
const none: OwnRatioTable = { id: 't', versions: [] }

test('a version follows the last and leaves it as it was; the same ratios make none', () => {
  const first = withVersion(none, [lip, chin], '2026-01-02')
  expect(first.versions).toEqual([{ version: 1, day: '2026-01-02', ratios: [lip, chin] }])
  expect(withVersion(first, [chin, lip], '2026-03-04')).toBe(first)
  const second = withVersion(first, [{ ...lip, ratio: 0.45 }], '2026-03-04')
  expect(second.versions[0]).toBe(first.versions[0])
  expect(latestOf(second)).toMatchObject({ version: 2, ratios: [{ ratio: 0.45 }] })
  expect(latestOf(withVersion(second, [], '2026-05-06'))).toEqual({ version: 3, day: '2026-05-06', ratios: [] })
})

test('another spread or source is another ratio', () => {
  expect(sameRatios([lip, chin], [chin, lip])).toBe(true)
  for (const other of [{ ...lip, sd: 0.2 }, { ...lip, source: 'theirs' }, { ...lip, ratio: 0.41 }, chin])
    expect(sameRatios([lip], [other])).toBe(false)
})

test('a table may only grow', () => {
  const first = withVersion(none, [lip], '2026-01-02')
  const second = withVersion(first, [chin], '2026-03-04')
  expect([keepsVersions(none, second), keepsVersions(first, second), keepsVersions(second, second)]).toEqual([true, true, true])
  expect(keepsVersions(second, first)).toBe(false)
  expect(keepsVersions(first, { ...second, id: 'u' })).toBe(false)
  const [earlier, later] = second.versions
  if (!earlier || !later) throw new Error('two versions')
  for (const altered of [
    { ...earlier, day: '2026-01-03' },
    { ...earlier, ratios: [{ ...lip, source: 'theirs' }] },
  ])
    expect(keepsVersions(first, { ...second, versions: [altered, later] })).toBe(false)
})

test('a plan names table, version and day; without a ratio it names none', () => {
  const table = withVersion(none, [lip], '2026-01-02')
  const kept = latestOf(table)
  expect(kept && namedVersion(table, kept)).toEqual({ table: 't', version: 1, day: '2026-01-02' })
  expect(namedVersion(table, { version: 2, day: '2026-03-04', ratios: [] })).toBeNull()
})

test('a table is named by the first eight signs of its id', () => {
  expect(shortTable('1b4e28ba-2fa1-11d2')).toBe('1b4e28ba')
  expect(shortTable('t')).toBe('t')
  expect(latestOf(null)).toBeNull()
  expect(latestOf(none)).toBeNull()
  expect(withVersion(none, [], '2026-01-02')).toBe(none)
})
