import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'
import type { Visitor } from './bench'
import { picture, someone } from './samples'

interface Placed {
  /** Pixels by which point A lies too far in front, 10 a mm. */
  readonly forward?: number
  /** A ruler of 10 mm over 100 pixels; there unless said otherwise. */
  readonly ruler?: boolean
  /** Expected error of point A in pixels, 10 a mm, as a detector gives it; without one it is placed by hand as the others. */
  readonly errorPx?: number
}

/** The template's face as a stored tracing. */
export const tracingText = ({ forward = 0, ruler = true, errorPx }: Placed = {}): string => {
  const points = Object.fromEntries(
    Object.entries(templateFilm()).map(([name, { x, y }]): [string, PlacedPoint] => [
      name,
      {
        ...{ x: name === 'A' ? x + forward : x, y, origin: 'manual' },
        ...(name === 'A' && errorPx !== undefined ? { origin: 'detected', confidence: 0.5, errorPx } : {}),
      },
    ]),
  ) as Partial<Record<LandmarkName, PlacedPoint>>
  const ends = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const
  const tracing: Tracing = { points, ruler: ruler ? { ends, mm: 10 } : null, fileScale: null }
  const stored = toStored(tracing)
  if (!stored.ok) throw new Error('the template cannot be stored')
  return stored.value
}

interface Wish extends Placed {
  readonly name: string
  readonly createday?: string
  readonly type?: 1 | 2 | 3
}

/** A case with one record whose film is traced. */
export const tracedCase = async (
  doctor: Visitor,
  { name, createday = '2026-01-02T09:30', type = 1, ...tracing }: Wish,
): Promise<{ caseUuid: string; recordUuid: string; version: number }> => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
  const record = await doctor.call('timebarAdd', { caseUuid, createday, type })
  await doctor.call('imageUpload', { recordUuid: record.uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
  const stored = (await doctor.call('timebarGet', { caseUuid }))[0]
  const saved = await doctor.call('timebarUpdate', {
    uuid: record.uuid,
    caseUuid,
    version: stored?.version ?? record.version,
    cephPoints: tracingText(tracing),
  })
  return { caseUuid, recordUuid: record.uuid, version: saved.version }
}
