import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { expect, test } from 'vitest'
import { startIndexer } from '../readings/indexer'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { type EngineLine, engineLinesTo } from './engine-lines'

test('a line of the engine is written once for each doctor', () => {
  const lines: EngineLine[] = []
  const log = engineLinesTo(line => lines.push(line))
  for (const doctor of ['a', 'b', 'a']) log(doctor)('measurement error type', 'odd')
  expect(lines.map(({ doctor, text }) => [doctor, text])).toEqual([
    ['a', 'measurement error type: odd'],
    ['b', 'measurement error type: odd'],
  ])
})

onEachEngine('the log of the server', bench => {
  test('hears of a measurement of a kind that nobody knows when the doctor’s tracings are read', async () => {
    const doctor = await bench().doctor()
    await caseWithRecord(doctor)
    await doctor.call('settingSave', { name: ownItemsSetting.name, content: '{"Odd":{"kind":"angle_of_tomorrow","nodes":[]}}' })
    const lines: EngineLine[] = []
    const errors: unknown[] = []
    const { db } = bench().server.ports.store
    const indexer = startIndexer({ db, onError: error => errors.push(error), write: line => lines.push(line) })
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1)
    await indexer.close()
    expect([lines[0]?.text, errors]).toEqual(['measurement error type: angle_of_tomorrow', []])
  })
})
