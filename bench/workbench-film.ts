import { type LandmarkName, landmarkNames } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { toStored } from '@sella/contract/documents/tracing'
import { makePhantom, type Phantom } from '@sella/drawing/phantom/phantom'
import { anatomyOf } from '@sella/drawing/tracing/anatomy'
import { displayToggles } from '@sella/drawing/tracing/show'
import sharp from 'sharp'
import type { asDemo } from '../e2e/demo'

export interface HeavyFilm {
  readonly caseUuid: string
  readonly recordUuid: string
  /** Where each landmark lies, film pixels. */
  readonly landmarks: Readonly<Partial<Record<string, Point>>>
  /** Points that are drawn: placed, derived and tooth handles. */
  readonly drawn: number
}

/** Every third point as unsure as a detector is now and then: its ring is drawn too. */
const detected = (at: Point, i: number): PlacedPoint => ({ ...at, origin: 'detected', confidence: 0.8, errorPx: i % 3 ? 8 : 22 })

/** Every landmark of a film drawn by the phantom, as a detector places them, and its ruler. */
export const tracingOn = (film: Phantom): Tracing => {
  const drawn: Readonly<Partial<Record<LandmarkName, Point>>> = film.landmarks
  const placed = landmarkNames.flatMap(name => (drawn[name] ? [[name, drawn[name]] as const] : []))
  const points = Object.fromEntries(placed.map(([name, at], i) => [name, detected(at, i)]))
  return { points, ruler: film.ruler, fileScale: null }
}

/** A case with one film of 1935 by 2400 pixels, every landmark on it, and every layer switched on. */
export const heavyFilm = async ({ call, upload }: Awaited<ReturnType<typeof asDemo>>): Promise<HeavyFilm> => {
  const film = makePhantom({ seed: 11, skeletalClass: 'II', width: 1935 })
  const raw = { raw: { width: film.width, height: film.height, channels: 1 as const } }
  const fields = { sex: 'male', birthday: '2012-03-18', agencyUuid: null, phone: null, notes: null } as const
  const { uuid: caseUuid } = await call('patientAdd', { name: 'Bench', caseNo: 'BENCH-1', ...fields })
  const { uuid: recordUuid } = await call('timebarAdd', { caseUuid, createday: '2026-05-20T09:00', type: 1 })
  const photo = { recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' } as const
  await upload(photo, await sharp(film.pixels, raw).jpeg({ quality: 92 }).toBuffer())
  const tracing = tracingOn(film)
  const stored = toStored(tracing)
  if (!stored.ok) throw new Error('the tracing of the film cannot be stored')
  const [record] = await call('timebarGet', { caseUuid })
  await call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 1, cephPoints: stored.value })
  const everything = Object.fromEntries(displayToggles.map(key => [key, true]))
  await call('settingSave', { name: digitizationSetting.name, content: JSON.stringify(everything) })
  return { caseUuid, recordUuid, landmarks: film.landmarks, drawn: Object.keys(anatomyOf(tracing, 'right').points).length }
}
