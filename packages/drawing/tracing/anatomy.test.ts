import { faceCurves } from '@sella/ceph/data/face-curves'
import { landmarks } from '@sella/ceph/data/landmarks'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { anatomyOf } from './anatomy'
import { faceSheet } from './face-sheet'

const placed = (names: (name: string) => boolean): Tracing => {
  const points = Object.entries(templateFilm()).filter(([name]) => names(name))
  const entries = points.map(([name, at]): readonly [string, PlacedPoint] => [name, { ...at, origin: 'manual' }])
  return { ...emptyTracing, points: Object.fromEntries(entries) }
}

const isSkin = (name: string): boolean => landmarks[name as keyof typeof landmarks].category === 'soft_tissue'

test('a film with all its landmarks has no gap; the skin it cannot estimate is named, of curves that are drawn', () => {
  expect(
    anatomyOf(
      placed(() => true),
      'right',
    ).gaps,
  ).toEqual([])
  const { gaps, curves } = anatomyOf(
    placed(name => !isSkin(name) || name === 'Prn'),
    'right',
  )
  const drawn = new Set(curves.map(({ name }) => name))
  expect(gaps.length).toBeGreaterThan(0)
  expect(gaps.filter(({ curve }) => !drawn.has(curve))).toEqual([])
})

test('where nothing is drawn nothing lacks a point', () => {
  expect(anatomyOf(emptyTracing, 'right').gaps).toEqual([])
  expect(faceSheet('face_side').anatomy(emptyTracing, 'right').gaps).toEqual([])
})

test('a curve of the profile photo that lacks a point is drawn without it, and names it', () => {
  const names = faceCurves.face_side.find(({ points }) => points.length > 2)?.points ?? []
  const points = names.slice(1).map((name, i) => [name, { x: 10 * i, y: 7 * i * i, origin: 'manual' }] as const)
  const { gaps, curves } = faceSheet('face_side').anatomy({ ...emptyTracing, points: Object.fromEntries(points) }, 'right')
  expect(curves.length).toBeGreaterThan(0)
  expect(gaps.map(({ point }) => point)).toContain(names[0])
})
