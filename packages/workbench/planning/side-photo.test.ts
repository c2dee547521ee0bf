import { skinPoints } from '@sella/ceph/data/planning/prediction-error'
import { turnAbout } from '@sella/ceph/geometry/transform'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import type { Photo } from '@sella/contract/entities'
import { filmToPhoto } from '@sella/drawing/morph/face-mesh'
import { describe, expect, it } from 'vitest'
import { facePart, reduced } from './side-photo'

const { a, b } = turnAbout(0.1, { x: 0, y: 0 })
const lying = (mirrored: boolean): PhotoAlignment => ({
  fit: { a: a * 1.3, b: b * 1.3, tx: mirrored ? 2300 : 140, ty: -220 },
  ...{ mirrored, residualMm: null, origin: 'manual', film: 'f', photo: 'p' },
})

const points: Tracing['points'] = Object.fromEntries(
  Object.entries(templateFilm()).map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }]),
)
const photo = { width: 2000, height: 2600 } as Photo

describe.each([false, true])('a part of a side photo; mirrored %s', mirrored => {
  const alignment = lying(mirrored)
  const toPhoto = filmToPhoto(alignment) ?? (at => at)

  it('lies on the film where it lay in the whole', () => {
    const corner = { x: 310, y: 450 }
    const toPart = filmToPhoto(reduced(alignment, 0.4, corner)) ?? (at => at)
    for (const at of [
      { x: 900, y: 700 },
      { x: 1400, y: 1800 },
    ]) {
      const [whole, part] = [toPhoto(at), toPart(at)]
      expect(part.x).toBeCloseTo((whole.x - corner.x) * 0.4, 6)
      expect(part.y).toBeCloseTo((whole.y - corner.y) * 0.4, 6)
    }
  })

  it('holds the face with more room behind it than before it, and never leaves the photo', () => {
    const { x, y, width, height } = facePart({ alignment, photo }, points)
    for (const name of skinPoints) {
      const at = points[name] && toPhoto(points[name])
      if (!at || at.x < 0 || at.x > photo.width || at.y < 0 || at.y > photo.height) continue
      expect(at.x).toBeGreaterThanOrEqual(x)
      expect(at.x).toBeLessThanOrEqual(x + width)
      expect(at.y).toBeGreaterThanOrEqual(y)
      expect(at.y).toBeLessThanOrEqual(y + height)
    }
    const nose = toPhoto(points.Prn ?? { x: 0, y: 0 }).x
    const [left, right] = [nose - x, x + width - nose]
    expect(mirrored ? right > left : left > right).toBe(true)
    expect([x >= 0, y >= 0, x + width <= photo.width, y + height <= photo.height]).toEqual([true, true, true, true])
    expect(facePart({ alignment, photo }, {})).toEqual({ x: 0, y: 0, width: 2000, height: 2600 })
  })
})

it('a part has its margins by the height of the profile, worked by hand: 100 px high, 150 behind and 50 before', () => {
  const names = skinPoints.slice(0, 3)
  const places = [
    { x: 1000, y: 1000 },
    { x: 1030, y: 1040 },
    { x: 1010, y: 1100 },
  ]
  const three = Object.fromEntries(names.map((name, i) => [name, { ...places[i], origin: 'manual' }])) as Tracing['points']
  const fit = { a: 1, b: 0, tx: 0, ty: 0 }
  const alignment = { ...lying(false), fit }
  const facing = { S: { x: 500, y: 500, origin: 'manual' }, Na: { x: 900, y: 500, origin: 'manual' } } as const
  expect(facePart({ alignment, photo }, { ...three, ...facing })).toEqual({ x: 850, y: 925, width: 230, height: 225 })
  // Of a mirrored photo the same places lie left of its edge: nothing of it shows the face.
  expect(facePart({ alignment: { ...alignment, mirrored: true }, photo }, { ...three, ...facing })).toMatchObject({
    x: 0,
    width: 2000,
  })
  expect(facePart({ alignment, photo }, Object.fromEntries(Object.entries(three).slice(0, 2)))).toMatchObject({ width: 2000 })
  expect(facePart({ alignment: { ...alignment, fit: { ...fit, a: 0 } }, photo }, three)).toMatchObject({ width: 2000 })
})
