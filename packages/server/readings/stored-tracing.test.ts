import { expect, test } from 'vitest'
import type { ImageRow, RecordRow } from '../records/rows'
import { tracingText } from '../testing/traced'
import { tracingsIn, tracingsOf } from './stored-tracing'

const text = tracingText({ ruler: false })
const record = (more: Partial<RecordRow> = {}): RecordRow =>
  ({ uuid: 'r', ceph_points: text, ceph_film: 'a', has_tracing: 1, ...more }) as RecordRow
const film = (more: Partial<ImageRow> = {}): ImageRow =>
  ({
    ...{ record_uuid: 'r', type: 'Lateral_Ceph', beside: 0, hash: 'a', frame: null },
    ...{ mm_per_pixel: 0.1, scale_provenance: 'dicom' },
    ...more,
  }) as ImageRow

test('a tracing is read by the scale of its own record’s film', () => {
  const others = film({ record_uuid: 's', mm_per_pixel: 0.2 })
  const both = tracingsIn([record(), record({ uuid: 's' })], [others, film()])
  expect([...both].map(([uuid, { fileScale }]) => [uuid, fileScale?.mmPerPixel])).toEqual([
    ['r', 0.1],
    ['s', 0.2],
  ])
  expect(Object.keys(both.get('r')?.points ?? {}).length).toBeGreaterThan(40)
})

test('there is none where nothing is placed, its film is gone, beside, replaced or another record’s, or the text cannot be read', async () => {
  const none: readonly (readonly [Partial<RecordRow>, readonly ImageRow[]])[] = [
    [{ has_tracing: 0 }, [film()]],
    [{ ceph_points: null }, [film()]],
    [{}, []],
    [{}, [film({ beside: 1 })]],
    [{}, [film({ type: 'Smile_Photo' })]],
    [{}, [film({ hash: 'b' })]],
    [{}, [film({ record_uuid: 's' })]],
    [{ ceph_points: '{' }, [film()]],
  ]
  for (const [row, images] of none) expect(tracingsIn([record(row)], images).size, JSON.stringify(row)).toBe(0)
  expect((await tracingsOf(null as never, [])).size).toBe(0)
})
