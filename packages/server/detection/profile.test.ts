import { alignmentOf, withAlignment } from '@sella/contract/documents/alignment'
import type { PhantomOptions } from '@sella/drawing/phantom/phantom'
import { phantomTruth } from '@sella/drawing/phantom/phantom'
import type { DemoPhotoKind } from '@sella/drawing/phantom/photo'
import { expect, test } from 'vitest'
import { demoPhotoFile } from '../demo/film'
import type { TestBench, Visitor } from '../testing/bench'
import { drawnFilm } from '../testing/drawn-film'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

const drawn: PhantomOptions = { seed: 11, skeletalClass: 'II', ageYears: 14, width: 600 }

const ending = (doctor: Visitor) => async (uuid: string) => {
  for (;;) {
    const job = await doctor.call('detectionGet', { uuid })
    if (job.state !== 'waiting' && job.state !== 'running') return job
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

interface Wish {
  readonly photo?: DemoPhotoKind
  readonly film?: boolean
  readonly traced?: boolean
  readonly shape?: PhantomOptions
}

const record = async (
  bench: TestBench,
  name: string,
  { photo = 'Lateral_Photo', film = true, traced = true, shape = drawn }: Wish = {},
) => {
  const doctor = await bench.doctor(name)
  const { caseUuid, recordUuid } = await caseWithRecord(doctor)
  if (film) {
    const { file, tracing } = await drawnFilm(drawn)
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' }, file)
    if (traced) await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints: tracing })
  }
  const face = await demoPhotoFile(photo, shape)
  await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Photo', name: 'face.jpg' }, face)
  const [now] = await doctor.call('timebarGet', { caseUuid })
  return { doctor, caseUuid, recordUuid, ended: ending(doctor), now, version: now?.version ?? 0 }
}

onEachEngine('the profile photo', bench => {
  test('is found and laid on the traced film; the record changes only when the doctor saves it', {
    timeout: 90_000,
  }, async () => {
    const { doctor, caseUuid, recordUuid, ended, now, version } = await record(bench(), 'aligns')
    const photo = now?.photos.find(({ type }) => type === 'Lateral_Photo')
    const detected = await ended((await doctor.call('profileDetect', { recordUuid })).uuid)
    expect(detected).toMatchObject({ state: 'done', reason: null })
    const profile = JSON.parse(detected.result ?? '')
    expect(profile).toMatchObject({ facing: 'right', photo: photo?.hash })
    const aligned = await ended((await doctor.call('profileAlign', { recordUuid })).uuid)
    expect(aligned.state).toBe('done')
    const { fit, mirrored, residualMm, film, photo: of } = JSON.parse(aligned.result ?? '')
    const truth = phantomTruth(drawn)
    expect(mirrored).toBe(false)
    expect(residualMm).toBeLessThan(0.6)
    // The nose of the photo comes to lie on the nose of the film.
    const { x, y } = profile.points.Subnasale
    const there = { x: fit.a * x - fit.b * y + fit.tx, y: fit.b * x + fit.a * y + fit.ty }
    const { Subnasale } = truth.landmarks
    expect(Math.hypot(there.x - Subnasale.x, there.y - Subnasale.y) * truth.mmPerPixel).toBeLessThan(1.5)
    expect((await doctor.call('timebarGet', { caseUuid }))[0]).toMatchObject({ version, alignment: null })
    const alignment = withAlignment(null, 'Lateral_Photo', { fit, mirrored, residualMm, film, photo: of, origin: 'detected' })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, alignment })
    const [saved] = await doctor.call('timebarGet', { caseUuid })
    expect(alignmentOf(saved?.alignment ?? null, 'Lateral_Photo')?.fit.a).toBeCloseTo(fit.a, 9)
    expect(await doctor.refusal('timebarUpdate', { uuid: recordUuid, caseUuid, version, alignment: null })).toBe(
      'RECORD_CONFLICT',
    )
  })

  test('without a film, without its points, or without a photo nothing begins', { timeout: 90_000 }, async () => {
    const bare = await record(bench(), 'bare', { film: false })
    expect(await bare.doctor.refusal('profileAlign', { recordUuid: bare.recordUuid })).toBe('NO_LATERAL_FILM')
    const untraced = await record(bench(), 'untraced', { traced: false })
    expect(await untraced.doctor.refusal('profileAlign', { recordUuid: untraced.recordUuid })).toBe('POINTS_FIRST')
    const { recordUuid } = await caseWithRecord(bare.doctor, '无照片')
    expect(await bare.doctor.refusal('profileDetect', { recordUuid })).toBe('NO_PROFILE_PHOTO')
    const file = await picture()
    await bare.doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, file)
    expect(await bare.doctor.refusal('profileAlign', { recordUuid })).toBe('NO_PROFILE_PHOTO')
  })

  test('a face seen from the front fails with the message and changes nothing', { timeout: 90_000 }, async () => {
    const { doctor, recordUuid, caseUuid, ended, version } = await record(bench(), 'front', { photo: 'Frontal_Photo' })
    const job = await ended((await doctor.call('profileDetect', { recordUuid })).uuid)
    expect(job).toMatchObject({ state: 'failed', reason: 'PROFILE_FAILED', result: null })
    expect((await doctor.call('timebarGet', { caseUuid }))[0]).toMatchObject({ version, alignment: null, facePoints: null })
  })

  test('asking twice looks once, and nobody else sees or stops it', { timeout: 90_000 }, async () => {
    const { doctor, recordUuid, ended } = await record(bench(), 'twice', { film: false })
    const job = await doctor.call('profileDetect', { recordUuid })
    expect((await doctor.call('profileDetect', { recordUuid })).uuid).toBe(job.uuid)
    const stranger = await bench().doctor('stranger')
    const { uuid } = job
    for (const call of ['profileDetect', 'profileAlign'] as const)
      expect(await stranger.refusal(call, { recordUuid })).toBe('NOT_FOUND')
    for (const call of ['detectionGet', 'detectionCancel'] as const)
      expect(await stranger.refusal(call, { uuid })).toBe('NOT_FOUND')
    expect((await ended(uuid)).state).toBe('done')
    expect((await doctor.call('profileDetect', { recordUuid })).uuid).not.toBe(uuid)
  })
})
