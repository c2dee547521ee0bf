import { fromStored } from '@sella/contract/documents/tracing'
import type { Detector } from '@sella/detect/detector'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'

const landmarks = { S: { x: 10, y: 20, confidence: 0.9, expectedErrorPx: 4 }, Na: { x: 60, y: 18, confidence: 0.9 } }
const detector = {
  detect: async () => ({
    ...{ model: 'points 3', landmarks },
    checks: { isCeph: true, mirrored: false, inverted: false, rotated: 0 },
  }),
} as unknown as Detector

const detected = async (doctor: Visitor, recordUuid: string): Promise<string> => {
  const { uuid } = await doctor.call('detectionStart', { recordUuid })
  await expect.poll(async () => (await doctor.call('detectionGet', { uuid })).state, { timeout: 10_000 }).toBe('done')
  return uuid
}

onEachEngine(
  'a reading by the detector',
  bench => {
    test('is what the server’s own job found, under the name of the weights', async () => {
      const doctor = await bench().doctor()
      const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '甲' })
      const jobUuid = await detected(doctor, recordUuid)
      const reading = await doctor.call('rereadDetected', { recordUuid, jobUuid })
      expect(reading).toMatchObject({ recordUuid, reader: 'detector', name: 'points 3', person: null })
      const kept = fromStored(reading.cephPoints)
      expect(kept.ok && Object.keys(kept.value.points).sort()).toEqual(['Na', 'S'])
      expect(kept.ok && kept.value.points.S).toMatchObject({ x: 10, y: 20, origin: 'detected', model: 'points 3' })
      expect((await doctor.call('timebarGet', { caseUuid }))[0]?.version).toBe(version)
    })

    test('is none of a job of another film, record or doctor, nor what a client says the detector read', async () => {
      const doctor = await bench().doctor()
      const [first, second] = [await tracedCase(doctor, { name: '甲' }), await tracedCase(doctor, { name: '乙' })]
      const jobUuid = await detected(doctor, first.recordUuid)
      expect(await doctor.refusal('rereadDetected', { recordUuid: second.recordUuid, jobUuid })).toBe('NOT_FOUND')
      const stranger = await bench().doctor()
      const { recordUuid } = await tracedCase(stranger, { name: '丙' })
      expect(await stranger.refusal('rereadDetected', { recordUuid, jobUuid })).toBe('NOT_FOUND')
      const { recordUuid: own } = first
      for (const reader of ['detector', 'member'])
        expect(await doctor.refusal('rereadAdd', { recordUuid: own, reader, name: 'points 9', cephPoints: tracingText() })).toBe(
          'INPUT_INVALID',
        )
      const other = { recordUuid: own, type: 'Lateral_Ceph' as const, name: 'b.jpg' }
      await doctor.call('imageUpload', other, await picture('jpeg', { tone: 99 }))
      expect(await doctor.refusal('rereadDetected', { recordUuid: own, jobUuid })).toBe('NOT_FOUND')
      expect(await doctor.call('rereadList', {})).toEqual([])
    })
  },
  { instead: { detector } },
)
