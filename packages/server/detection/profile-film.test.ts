import { templateLandmarks, templatePoints } from '@sella/ceph/data/template'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'
import { expect, test } from 'vitest'
import type { ImageRow, RecordRow } from '../records/rows'
import { filmSide } from './profile-film'

const onFilm = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: 10 * x + 600, y: 10 * y + 500 })
const points = Object.fromEntries(
  Object.entries(templateLandmarks).map(([name, at]) => [name, { ...onFilm(at), origin: 'manual' as const }]),
)
const dorsum = onFilm({ x: templatePoints.SU9.x - 3, y: templatePoints.SU9.y })

/** The skin that a photo is laid on, of a film with the bridge of the nose as told. */
function skinOf(outline: object) {
  const stored = toStored({ ...emptyTracing, points, ...outline })
  if (!stored.ok) throw new Error('the tracing cannot be stored')
  const film = { type: 'Lateral_Ceph', mm_per_pixel: 0.1, scale_provenance: 'dicom' } as ImageRow
  const record = { ceph_film: null, ceph_points: stored.value } as RecordRow
  return filmSide(record, [film], film)?.outlines.flat() ?? []
}

const passes = (skin: readonly { readonly x: number; readonly y: number }[]) =>
  skin.some(({ x, y }) => Math.hypot(x - dorsum.x, y - dorsum.y) < 1)

test('a photo is laid on the skin as it was fitted to the film, not on the template', () => {
  expect(passes(skinOf({ outline: { SU9: { ...dorsum, origin: 'fitted' } } }))).toBe(true)
  expect(passes(skinOf({}))).toBe(false)
})
