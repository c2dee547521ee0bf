import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import { fromStored } from '@sella/contract/documents/tracing'
import { expect, test } from 'vitest'
import { openData } from '../data'
import { startBench } from '../testing/bench'
import { demoInto } from '../testing/drawn-demo'
import { addDemo, demoSignIn } from './demo'

const draw = async (dataFolder: string): Promise<void> => {
  const data = await openData({ dataFolder, databaseUrl: null })
  await addDemo(data).finally(data.close)
}

test('the demo has six invented cases with films and tracings that the engine reads, and adding it again changes nothing', {
  timeout: 180_000,
}, async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sella-demo-'))
  await demoInto(dataFolder, draw)
  const bench = await startBench(null, { config: { dataFolder } })
  const doctor = bench.visitor((await bench.visitor().call('login', demoSignIn)).token)
  const first = await doctor.call('patientGet', {})
  expect(
    first.rows.map(row => [row.name, row.records.length, row.records.filter(({ hasTracing }) => hasTracing).length]),
  ).toEqual([
    ['示例·陈同学', 3, 3],
    ['示例·林同学', 2, 2],
    ['示例·王女士', 1, 1],
    ['示例 Emma Sample', 1, 1],
    ['示例·赵同学', 1, 0],
    ['示例·孙先生', 1, 0],
  ])
  expect(first.rows.every(row => row.name.includes('示例'))).toBe(true)
  expect(first.rows.map(row => row.records.map(({ photos }) => photos))).toEqual([[10, 1, 9], [4, 4], [1], [1], [1], [3]])
  const overlaps = parseSchemes(await doctor.call('overconfigFind', { caseUuid: first.rows[0]?.uuid ?? '' }))
  expect(overlaps?.map(({ uuids }) => uuids)).toEqual([first.rows[0]?.records.map(({ uuid }) => uuid)])
  const [record] = await doctor.call('timebarGet', { caseUuid: first.rows[0]?.uuid ?? '' })
  const tracing = fromStored(record?.cephPoints ?? '')
  expect(tracing.ok && Object.keys(tracing.value.points).length).toBeGreaterThan(40)
  expect(tracing.ok && tracing.value.ruler?.mm).toBe(40)
  await doctor.call('patientDelete', { uuid: first.rows[5]?.uuid ?? '' })
  await addDemo(bench.server.ports)
  expect((await doctor.call('patientGet', {})).total).toBe(5)
  await bench.close()
  await rm(dataFolder, { recursive: true })
})
