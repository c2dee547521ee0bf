import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { toStored } from '@sella/contract/documents/tracing'
import type { Visitor } from './bench'
import { picture, someone } from './samples'

interface Placed {
  /** Pixels by which point A lies too far in front, 10 a mm. */
  readonly forward?: number
  /** A ruler of 10 mm over 100 pixels; there unless said otherwise. */
  readonly ruler?: boolean
  /** What the ruler is said to measure, mm: another number than 10 is a wrong scale. */
  readonly rulerMm?: number
  /** Expected error of point A in pixels, 10 a mm, as a detector gives it; without one it is placed by hand as the others. */
  readonly errorPx?: number
}

/** The template's face as a stored tracing. */
export const tracingText = ({ forward = 0, ruler = true, rulerMm = 10, errorPx }: Placed = {}): string => {
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
  const tracing: Tracing = { points, ruler: ruler ? { ends, mm: rulerMm } : null, fileScale: null }
  const stored = toStored(tracing)
  if (!stored.ok) throw new Error('the template cannot be stored')
  return stored.value
}

interface Wish extends Placed {
  readonly name: string
  readonly createday?: string
  readonly type?: 1 | 2 | 3
}

/** One more record of a case, with a traced film. */
export const tracedRecord = async (
  doctor: Visitor,
  caseUuid: string,
  { createday = '2026-02-02T09:30', type = 3, ...tracing }: Omit<Wish, 'name'>,
): Promise<{ recordUuid: string; version: number }> => {
  const record = await doctor.call('timebarAdd', { caseUuid, createday, type })
  await doctor.call('imageUpload', { recordUuid: record.uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
  const stored = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === record.uuid)
  const version = stored?.version ?? record.version
  const saved = await doctor.call('timebarUpdate', { uuid: record.uuid, caseUuid, version, cephPoints: tracingText(tracing) })
  return { recordUuid: record.uuid, version: saved.version }
}

/** A case with one record whose film is traced. */
export const tracedCase = async (
  doctor: Visitor,
  { name, createday = '2026-01-02T09:30', type = 1, ...tracing }: Wish,
): Promise<{ caseUuid: string; recordUuid: string; version: number }> => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
  return { caseUuid, ...(await tracedRecord(doctor, caseUuid, { createday, type, ...tracing })) }
}

/** States in a scheme of the case that the scales of these records are right, mm per pixel. */
export const stateScales = (doctor: Visitor, caseUuid: string, scalesStated: Readonly<Record<string, number>>) => {
  const uuids = Object.keys(scalesStated)
  const scheme = { name: '前后', uuids, cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {}, scalesStated } as const
  return doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
}
