import type { CaseRecord, Photo } from '@sella/contract/entities'
import { beforeEach, expect, it, vi } from 'vitest'

const draft = vi.hoisted(() => ({ there: false }))
vi.mock('../../../memory/drafts', () => ({ isDrafted: (photo: string) => draft.there && photo === 'film' }))
const { lockOf } = await import('./locked')

const lock = (type: Photo['type'], record: Partial<CaseRecord>) =>
  lockOf({ cephPoints: null, facePoints: null, alignment: null, ...record } as CaseRecord, { uuid: 'film', type } as Photo)

beforeEach(() => {
  draft.there = false
})

it('a film keeps its pixels under a tracing, under a photo laid on it, and under a draft of this browser', () => {
  const point = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: 1, y: 2 }] })
  expect(lock('Lateral_Ceph', { cephPoints: point })).toBe('points')
  expect(lock('Lateral_Ceph', { cephPoints: '{"Lateral_Ceph":[]}' })).toBeNull()
  expect(lock('Lateral_Ceph', { alignment: '{"Lateral_Photo":{"x":1}}' })).toBe('points')
  draft.there = true
  expect(lock('Lateral_Ceph', {})).toBe('draft')
  expect(lock('Panoramic', { cephPoints: point })).toBeNull()
})

it('a face keeps its pixels under its own points, not under those of another face', () => {
  const facePoints = '{"version":1,"Lateral_Photo":[{"landmark":"Prn","x":1,"y":2}],"Smile_Photo":[]}'
  expect(['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'].map(kind => lock(kind as 'Smile_Photo', { facePoints }))).toEqual([
    'points',
    null,
    null,
  ])
  expect(lock('Smile_Photo', { facePoints: 'not readable' })).toBe('points')
})
