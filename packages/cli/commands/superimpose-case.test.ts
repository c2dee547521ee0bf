import { startBench } from '@sella/server/testing/bench'
import { tracedCase, tracedRecord } from '@sella/server/testing/traced'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { superimpose } from './superimpose'

let bench: Awaited<ReturnType<typeof startBench>>
beforeAll(async () => {
  bench = await startBench(null)
}, 60_000)
afterAll(() => bench.close())

const run = async (caseUuid: string, ...more: readonly string[]) => {
  const printed = { out: '', err: '' }
  const ports = { out: (text: string) => (printed.out += text), err: (text: string) => (printed.err += text) }
  await superimpose.run({ args: ['--data', bench.folder, '--case', caseUuid, ...more], root: '.', ...ports })
  return printed
}

it('a stored case says where each record’s scale comes from, and warns of one that is unlikely, as paper does', async () => {
  const { caseUuid, recordUuid } = await tracedCase(await bench.doctor(), { name: '示例·尺', rulerMm: 7 })
  const doctor = await bench.doctor()
  const sound = await tracedCase(doctor, { name: '示例·尺二' })
  const later = await tracedRecord(doctor, sound.caseUuid, {})
  const { err, out } = await run(caseUuid, '--json')
  expect(err).toBe('2026-01-02: scale doubtful: S-Na = 50.3 mm, usually 55–90 mm\n')
  const scale = (mm: number) => ({ mmPerPixel: expect.closeTo(mm, 9), provenance: 'ruler' })
  expect(JSON.parse(out).records).toEqual([{ record: recordUuid, date: '2026-01-02', scale: scale(0.07) }])
  const whole = await run(sound.caseUuid, '--json')
  expect(JSON.parse(whole.out).records).toMatchObject([{ scale: scale(0.1) }, { record: later.recordUuid, scale: scale(0.1) }])
  expect(whole.err).toBe('')
  expect((await run(sound.caseUuid, '--displacements')).out).not.toContain('≈')
})
