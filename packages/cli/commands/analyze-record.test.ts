import { startBench } from '@sella/server/testing/bench'
import { stateScales, tracedCase, tracedRecord } from '@sella/server/testing/traced'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyze } from './analyze'

let bench: Awaited<ReturnType<typeof startBench>>
beforeAll(async () => {
  bench = await startBench(null)
}, 60_000)
afterAll(() => bench.close())

const run = async (...args: readonly string[]) => {
  const printed = { out: '', err: '' }
  const ports = { out: (text: string) => (printed.out += text), err: (text: string) => (printed.err += text) }
  await analyze.run({ args: ['--data', bench.folder, '--json', '--lang', 'en', ...args], root: '.', ...ports })
  return { ...printed, json: JSON.parse(printed.out) }
}

it('withholds the lengths of a stored record whose scale the other records of its case make doubtful, and says so', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·比例' })
  const all = () => run('--record', recordUuid, '--all')
  const rows = () => run('--record', recordUuid, '--method', 'Jarabak')
  const [alone, judged] = [await all(), await rows()]
  expect([alone.json.values['S-N'], alone.err, judged.err]).toEqual([expect.any(Number), '', ''])

  const later = await tracedRecord(doctor, caseUuid, { rulerMm: 12 })
  const [beside, method] = [await all(), await rows()]
  expect(beside.json.values['S-N']).toBeNull()
  expect(beside.json.missing['S-N']).toEqual({ why: 'scale-doubted' })
  expect(beside.json.values.SNA).toBe(alone.json.values.SNA)
  expect(beside.json.values['S-Go / N-Me']).toBe(alone.json.values['S-Go / N-Me'])
  const lengths = method.json.rows.filter(({ unit }: { unit: string }) => unit === 'mm')
  expect(lengths.length).toBeGreaterThan(5)
  for (const row of lengths)
    expect(row).toMatchObject({ value: null, class: null, stars: 0, missing: { why: 'scale-doubted', needs: [] } })
  for (const { err } of [beside, method]) expect(err).toContain('the scale is doubted')

  await stateScales(doctor, caseUuid, { [recordUuid]: 0.1, [later.recordUuid]: 0.12 })
  expect([(await all()).json, (await rows()).json]).toEqual([alone.json, judged.json])
})

it('says that the scale of a stored record is unlikely, as paper does, and measures by it', async () => {
  const { recordUuid } = await tracedCase(await bench.doctor(), { name: '示例·尺', rulerMm: 7 })
  for (const asked of [['--all'], ['--method', 'ABO']]) {
    const { json, err } = await run('--record', recordUuid, ...asked)
    expect(err).toMatch(/^scale doubtful: S-Na = 50\.3 mm, usually 55–90 mm\n$/)
    expect(json.scale.provenance).toBe('ruler')
  }
})
