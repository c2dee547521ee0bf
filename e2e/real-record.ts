import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { pointsOf } from '@sella/contract/documents/detected-points'
import { detectionResultIn } from '@sella/contract/documents/detection-result'
import { toStored } from '@sella/contract/documents/tracing'
import { someone } from '@sella/server/testing/samples'
import type { asDemo } from './demo'
import { sharedFolder } from './product'

const films = join(sharedFolder, 'data', 'ceph', 'isbi')
const usualFilm = '001.jpg'

/** Why there is none: real films are for development only. */
export const whyNoRealRecord = existsSync(join(films, usualFilm)) ? '' : ' (skipped: no real films)'

type Doctor = Awaited<ReturnType<typeof asDemo>>

/** Ten minutes: a slow machine finds the points in one. */
const attempts = 600

const detected = async (doctor: Doctor, recordUuid: string): Promise<Tracing['points']> => {
  let job = await doctor.call('detectionStart', { recordUuid })
  for (let attempt = 0; attempt < attempts && ['waiting', 'running'].includes(job.state); attempt++) {
    await new Promise(resolve => setTimeout(resolve, 1000))
    job = await doctor.call('detectionGet', { uuid: job.uuid })
  }
  const result = detectionResultIn(job.result)
  if (!result) throw new Error(`the points were not found: ${job.state} ${job.reason}`)
  return pointsOf(result)
}

/** A record of a real film whose points the product found, at 0.1 mm a pixel told by a ruler. */
export const realRecord = async (
  doctor: Doctor,
  name: string,
  film: string = usualFilm,
): Promise<{ caseUuid: string; recordUuid: string }> => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
  const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
  await doctor.upload({ recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' }, await readFile(join(films, film)))
  const points = await detected(doctor, recordUuid)
  const ends = [
    { x: 120, y: 900 },
    { x: 120, y: 1900 },
  ] as const
  const stored = toStored({ points, ruler: { ends, mm: 100 }, fileScale: null })
  if (!stored.ok) throw new Error('the points cannot be stored')
  const version = (await doctor.call('timebarGet', { caseUuid }))[0]?.version ?? 1
  await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, cephPoints: stored.value })
  return { caseUuid, recordUuid }
}
