import { noEdit } from '@sella/contract/picture-edit'
import type { Detection, Detector } from '@sella/detect/detector'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importAccount } from '../archive/import'
import { filmChecks } from '../db/migrations/0009-film-checks'
import { exported } from '../testing/archives'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

const noticed = { mirrored: true, inverted: true, rotated: 90 } as const
const detection: Detection = { model: 'none', checks: { isCeph: true, ...noticed }, landmarks: {} }
/** Called while the detector is at work. */
const scene: { during: () => Promise<unknown> } = { during: async () => undefined }
const detector: Detector = {
  detect: async () => {
    await scene.during()
    return detection
  },
}

const film = async (bench: TestBench, { tone = 0 } = {}) => {
  scene.during = async () => undefined
  const doctor = await bench.doctor()
  const own = await caseWithRecord(doctor)
  const lateral = { recordUuid: own.recordUuid, type: 'Lateral_Ceph', name: 'f.png' } as const
  const photo = await doctor.call('imageUpload', lateral, await picture('png', { tone }))
  const detect = async () => {
    const { uuid } = await doctor.call('detectionStart', { recordUuid: own.recordUuid })
    await expect.poll(async () => (await doctor.call('detectionGet', { uuid })).state, { timeout: 10_000 }).toBe('done')
  }
  return { ...own, doctor, lateral, photo, detect }
}

const checksOf = async (doctor: Visitor, caseUuid: string) =>
  (await doctor.call('timebarGet', { caseUuid }))[0]?.photos[0]?.checks

onEachEngine(
  'what the detector noticed about a film',
  bench => {
    test('is kept with it for every window, without a new version of the record, and for nobody else', async () => {
      const { doctor, caseUuid, detect } = await film(bench())
      expect(await checksOf(doctor, caseUuid)).toBeUndefined()
      await detect()
      expect(await checksOf(doctor, caseUuid)).toEqual(noticed)
      expect((await doctor.call('timebarGet', { caseUuid }))[0]?.version).toBe(1)
      expect(await (await bench().doctor()).refusal('timebarGet', { caseUuid })).toBe('NOT_FOUND')
    })

    test('no longer holds once the film is mirrored, and holds again when that is taken back', async () => {
      const { doctor, caseUuid, photo, detect } = await film(bench(), { tone: 1 })
      await detect()
      await doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...noEdit, brightness: 20 } })
      expect(await checksOf(doctor, caseUuid)).toEqual(noticed)
      await doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...noEdit, flip: true } })
      expect(await checksOf(doctor, caseUuid)).toBeUndefined()
      await detect()
      expect(await checksOf(doctor, caseUuid)).toEqual(noticed)
      await doctor.call('imageEdit', { uuid: photo.uuid, recipe: null })
      expect(await checksOf(doctor, caseUuid)).toBeUndefined()
    })

    test('is not said of another film that took its place meanwhile', async () => {
      const { doctor, caseUuid, lateral, detect } = await film(bench(), { tone: 2 })
      const other = await picture('png', { tone: 3 })
      scene.during = () => doctor.call('imageUpload', lateral, other)
      await detect()
      expect(await checksOf(doctor, caseUuid)).toBeUndefined()
    })

    test('a window that still shows a film which was replaced is told so, and nothing is detected for it', async () => {
      const { doctor, recordUuid, photo, lateral } = await film(bench(), { tone: 3 })
      const fresh = await doctor.call('imageUpload', lateral, await picture('png', { tone: 91 }))
      expect(await doctor.refusal('detectionStart', { recordUuid, shown: photo.shown })).toBe('PICTURE_CHANGED')
      expect((await doctor.call('detectionStart', { recordUuid, shown: fresh.shown })).state).toBe('waiting')
    })

    test('goes along into an export and comes back from it', async () => {
      const { doctor, detect } = await film(bench(), { tone: 4 })
      await detect()
      const place = await exported(bench(), doctor, 'checks.zip')
      const second = await bench().doctor()
      await importAccount(bench().server.ports, { doctor: (await second.call('cUserInfo', {})).userId, place })
      const [row] = (await second.call('patientGet', {})).rows
      expect(await checksOf(second, row?.uuid ?? '')).toEqual(noticed)
    })

    test('is taken from the results of detections made before it was kept', async () => {
      const { doctor, caseUuid, detect } = await film(bench(), { tone: 5 })
      await detect()
      const { store } = bench().server.ports
      await sql`alter table image drop column checks`.execute(store.db)
      await filmChecks(store.db)
      expect(await checksOf(doctor, caseUuid)).toEqual(noticed)
    })
  },
  { instead: { detector } },
)
