import { apply } from '@sella/ceph/geometry/transform'
import { evenly } from '@sella/ceph/testing/evenly'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { applied } from '@sella/drawing/scene/matrix'
import { enlarged, firstPlace, flipped, matrixOn, middleOf, shifted, turned } from '@sella/workbench/photo/placing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyed } from './keyed'
import { veils } from './look'

const number = (min: number, max: number) => evenly(min, max)
const point = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) })
const alignment = fc
  .record({ a: number(0.2, 3), b: number(-2, 2), tx: number(-900, 900), ty: number(-900, 900), mirrored: fc.boolean() })
  .map(({ mirrored, ...fit }): PhotoAlignment => ({ fit, mirrored, residualMm: 1, origin: 'detected', film: 'f', photo: 'p' }))
const on = (placement: PhotoAlignment, p: { x: number; y: number }) => applied(matrixOn(placement), p)

test('the matrix is the stored move, of the photo seen in a mirror when it is mirrored', () => {
  fc.assert(
    fc.property(alignment, point, (placement, p) => {
      const there = apply(placement.fit, placement.mirrored ? { x: -p.x, y: p.y } : p)
      expect(on(placement, p).x).toBeCloseTo(there.x, 6)
      expect(on(placement, p).y).toBeCloseTo(there.y, 6)
    }),
  )
})

test('turned, enlarged and mirrored about a place, that place keeps its spot of the photo', () => {
  fc.assert(
    fc.property(alignment, point, (placement, p) => {
      const about = on(placement, p)
      for (const next of [turned(placement, 0.3, about), enlarged(placement, 1.4, about)]) {
        expect(on(next, p).x).toBeCloseTo(about.x, 5)
        expect(on(next, p).y).toBeCloseTo(about.y, 5)
        expect(next).toMatchObject({ origin: 'manual', residualMm: null })
      }
      const mirror = flipped(placement, about)
      expect(on(mirror, p).x).toBeCloseTo(about.x, 5)
      expect(on(mirror, { x: p.x + 10, y: p.y }).x - about.x).toBeCloseTo(about.x - on(placement, { x: p.x + 10, y: p.y }).x, 5)
      expect(on(flipped(mirror, about), { x: 1, y: 2 }).x).toBeCloseTo(on(placement, { x: 1, y: 2 }).x, 5)
      expect(on(shifted(placement, { x: 4, y: -3 }), p).x).toBeCloseTo(about.x + 4, 5)
    }),
  )
})

test('a photo never laid is as high as the film and in its middle', () => {
  const [film, photo] = [
    { width: 2000, height: 2400 },
    { width: 900, height: 1200 },
  ]
  const placement = {
    fit: firstPlace(film, photo),
    mirrored: false,
    residualMm: null,
    origin: 'manual',
    film: '',
    photo: '',
  } as const
  expect(on(placement, { x: 0, y: 1200 }).y).toBe(2400)
  expect(middleOf(placement, photo)).toEqual({ x: 1000, y: 1200 })
})

test('keys move, turn, enlarge and mirror; Shift does it ten times', () => {
  const placement: PhotoAlignment = {
    fit: { a: 1, b: 0, tx: 0, ty: 0 },
    mirrored: false,
    residualMm: 1,
    origin: 'detected',
    film: '',
    photo: '',
  }
  const press = (key: string, times = 1) =>
    keyed(key, placement, { pivot: { x: 0, y: 0 }, onFilm: p => ({ x: p.x / 2, y: p.y / 2 }), times })
  expect(press('ArrowRight', 10)?.fit.tx).toBe(5)
  expect(Math.atan2(press(']')?.fit.b ?? 0, press(']')?.fit.a ?? 1)).toBeCloseTo(Math.PI / 1800, 12)
  expect(press('=')?.fit.a).toBeCloseTo(1.001, 12)
  expect(press('m')?.mirrored).toBe(true)
  expect(press('q')).toBeNull()
})

test('perspective is the photo’s opacity over the film and the film’s transparency over the photo', () => {
  expect(veils({ under: false, balance: 30 })).toEqual({ photo: 0.3, film: 1 })
  expect(veils({ under: true, balance: 30 })).toEqual({ photo: 1, film: 0.7 })
})
