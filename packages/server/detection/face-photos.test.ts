import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFaceFinder } from '@sella/detect/engine/face-onnx'
import { expect, test } from 'vitest'
import { demoPhotoFile } from '../demo/film'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { colourPicture } from './profile-picture'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const photos = join(process.env.SELLA_SHARED ?? join(root, '..', 'shared'), 'data', 'samples', 'photos')

/** Read by eye on the magnified picture, pixels. */
const read = {
  ...{ ExR: [326, 400], EnR: [402, 394.5], EnL: [476, 396], ExL: [548, 401], AlR: [394, 478], AlL: [478.5, 478] },
  ...{ Prn: [440, 470], Subnasale: [439, 493], LabraleSuperius: [439, 529], Stomion: [440, 546], LabraleInferius: [440, 565] },
  ...{ SoftTissueMe: [441, 663], ChR: [391.5, 552], ChL: [492, 550] },
} as const satisfies Readonly<Record<string, readonly [number, number]>>

test.skipIf(!existsSync(photos))(
  'a rendered head is found from the front only, within 5 % of the pupils; its closed eyes give none (skipped where the sample photos are absent)',
  { timeout: 90_000 },
  async () => {
    const finder = await openFaceFinder()
    const seen = async (file: string) => finder.find((await colourPicture(join(photos, file))).picture, 'face_frontal')
    const straight = await seen('yaw0.png')
    const front = straight === 'turned' ? null : straight
    const errors = Object.entries<readonly [number, number]>(read).map(([name, [x, y]]) => {
      const at = front?.points[name]
      return at ? Math.hypot(at.x - x, at.y - y) / (64 * (front?.pixelsPerMm ?? 0)) : Number.NaN
    })
    expect(Math.max(...errors)).toBeLessThan(0.05)
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.03)
    expect(front?.points.PupilR).toBeUndefined()
    expect(front?.points.SoftTissueNa?.origin).toBe('estimated')
    expect(front?.points.Subnasale?.origin).toBe('detected')
    expect(await seen('yaw45.png')).toBe('turned')
    for (const other of ['yaw90.png', 'intraoral-front.jpg']) expect(await seen(other)).toBeNull()
  },
)

onEachEngine('the photo from the front', bench => {
  test('without one nothing begins; what shows no face fails plainly and changes nothing', { timeout: 90_000 }, async () => {
    const doctor = await bench().doctor('front')
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    expect(await doctor.refusal('faceDetect', { recordUuid, view: 'face_frontal' })).toBe('NO_FRONT_PHOTO')
    await doctor.call(
      'imageUpload',
      { recordUuid, type: 'Frontal_Photo', name: 'side.jpg' },
      await demoPhotoFile('Lateral_Photo', { seed: 11 }),
    )
    expect(await doctor.refusal('faceDetect', { recordUuid, view: 'face_smile' })).toBe('NO_FRONT_PHOTO')
    let job = await doctor.call('faceDetect', { recordUuid, view: 'face_frontal' })
    while (job.state === 'waiting' || job.state === 'running') {
      await new Promise(resolve => setTimeout(resolve, 25))
      job = await doctor.call('detectionGet', { uuid: job.uuid })
    }
    expect(job).toMatchObject({ state: 'failed', reason: 'FACE_FAILED', result: null })
    expect((await doctor.call('timebarGet', { caseUuid }))[0]).toMatchObject({ facePoints: null })
    const stranger = await bench().doctor('strange-front')
    expect(await stranger.refusal('faceDetect', { recordUuid, view: 'face_frontal' })).toBe('NOT_FOUND')
  })
})
