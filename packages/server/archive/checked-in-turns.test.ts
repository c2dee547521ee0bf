import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { exported, fullAccount, textsOf } from '../testing/archives'
import { startBench } from '../testing/bench'
import { tracingText } from '../testing/traced'
import { readContent } from './content'
import type { ArchivedRecord } from './format'

test('many tracings of an archive are checked with the calls that come meanwhile, not before them', async () => {
  const bench = await startBench(null)
  const doctor = await bench.doctor()
  await fullAccount(doctor)
  const texts = new Map(await textsOf(await exported(bench, doctor)))
  await bench.close()
  const [row] = JSON.parse(String(texts.get('records.json'))) as [ArchivedRecord]
  const traced = { ...row, images: [], plans: [], rereads: [], cephPoints: tracingText() }
  const many = Array.from({ length: 300 }, () => JSON.stringify({ ...traced, uuid: randomUUID() }))
  texts.set('records.json', `[\n${many.join(',\n')}\n]\n`)
  const zip = {
    names: new Set(texts.keys()),
    open: async (name: string) => Readable.from([Buffer.from(texts.get(name) ?? '')]),
    close: () => undefined,
  }
  let turns = 0
  const calls = setInterval(() => {
    turns += 1
  }, 1)
  const content = await readContent(zip, row.createday.slice(0, 10))
  clearInterval(calls)
  expect(content.traced.size).toBe(300)
  // Without turns two or three: when files are opened.
  expect(turns).toBeGreaterThan(6)
})
