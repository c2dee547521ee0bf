import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { draftFromStored, draftToStored } from './draft'

const tracing = { ...emptyTracing, points: { S: { x: 8.25, y: 6.5, origin: 'manual' } } } as const
const draft = { version: 3, at: 1000, tracing }
const fixtures = join(import.meta.dirname, 'fixtures/tracing')

it('comes back as it was kept', () => {
  expect(draftFromStored(draftToStored(draft) ?? '')).toEqual(draft)
})

it.each(readdirSync(fixtures))('one kept by a release that wrote tracings as %s still opens', name => {
  const ceph = readFileSync(join(fixtures, name), 'utf8')
  expect(draftFromStored(JSON.stringify({ version: 1, at: 5, ceph }))).toMatchObject({ version: 1, at: 5 })
})

it('keeps what a newer release adds from losing the rest', () => {
  const text = JSON.stringify({ ...JSON.parse(draftToStored(draft) ?? ''), device: 'laptop' })
  expect(draftFromStored(text)).toEqual(draft)
})

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a version that is no count', '{"version":-1,"at":2,"ceph":"{}"}'],
  ['a part of a version', '{"version":1.5,"at":2,"ceph":"{}"}'],
  ['no time', '{"version":1,"ceph":"{}"}'],
  ['no tracing', '{"version":1,"at":2,"ceph":"no tracing"}'],
])('%s is no draft', (_, text) => {
  expect(draftFromStored(text)).toBeNull()
})
