import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onFilm } from '../testing/on-film'
import { alignProfile, type Side } from './align-profile'
import { profileNames } from './points'
import { meanPoints, meanProfile } from './template'

const mmPerPixel = 0.1
const points = Object.fromEntries(profileNames.map(name => [name, meanPoints[name]])) as Side['points']

const moved = (side: Pick<Side, 'outlines' | 'points'>, by: Similarity, mirror = false): Side => {
  const place = (p: Point): Point => {
    const q = apply(by, p)
    return mirror ? { x: 4000 - q.x, y: q.y } : q
  }
  return {
    facing: mirror ? 'left' : 'right',
    outlines: side.outlines.map(line => line.map(place)),
    points: Object.fromEntries(Object.entries(side.points).map(([name, p]) => [name, place(p)])),
  }
}

const mean = { outlines: [meanProfile], points }
const film = (mirror = false): Side => moved(mean, { a: 1 / mmPerPixel, b: 0, tx: 1200, ty: 900 }, mirror)

const similarity = fc
  .record({
    turn: evenly(-0.5, 0.5),
    scale: evenly(0.8, 8),
    tx: evenly(-500, 1500),
    ty: evenly(-500, 1500),
  })
  .map(({ turn, scale, tx, ty }): Similarity => ({ a: scale * Math.cos(turn), b: scale * Math.sin(turn), tx, ty }))

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) * mmPerPixel

describe('laying a photo on a film', () => {
  test('brings every place of the same face back, however the photo is turned, sized, shifted and mirrored', () => {
    fc.assert(
      fc.property(similarity, fc.boolean(), fc.boolean(), (by, mirrorPhoto, mirrorFilm) => {
        const [here, photo] = [film(mirrorFilm), moved(mean, by, mirrorPhoto)]
        const alignment = alignProfile(here, photo, mmPerPixel)
        if (typeof alignment === 'string') throw new Error(alignment)
        expect(alignment.mirrored).toBe(mirrorPhoto !== mirrorFilm)
        expect(alignment.residualMm).toBeLessThan(0.05)
        for (const name of profileNames)
          expect(apart(onFilm(alignment, photo.points[name] as Point), here.points[name] as Point)).toBeLessThan(0.1)
      }),
      { numRuns: 40 },
    )
  })

  test('is not led astray by a chin held otherwise or points read a little off', () => {
    const chinMm = meanProfile.map(p => (p.y > 84 ? { x: p.x - (p.y - 84) * 0.12, y: p.y + 2 } : p))
    const off = Object.fromEntries(
      Object.entries(points).map(([name, p], i) => [name, { x: p.x + (i % 3) - 1, y: p.y + (i % 2) }]),
    )
    const photo = moved({ outlines: [chinMm], points: off as Side['points'] }, { a: 3, b: 0.4, tx: 200, ty: 300 })
    const alignment = alignProfile(film(), photo, mmPerPixel)
    if (typeof alignment === 'string') throw new Error(alignment)
    const nose = moved(mean, { a: 3, b: 0.4, tx: 200, ty: 300 }).points.Prn as Point
    expect(apart(onFilm(alignment, nose), film().points.Prn as Point)).toBeLessThan(1)
    expect(alignment.residualMm).toBeGreaterThan(0)
  })

  test('goes home along a profile that is nearly straight, from points that were all read 5 mm too low', () => {
    const straight = { outlines: [meanProfile.map(p => ({ x: p.x * 0.4, y: p.y }))], points }
    const low = Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { x: p.x, y: p.y + 5 }]))
    const by = { a: 3, b: 0.4, tx: 200, ty: 300 }
    const here = moved(straight, { a: 1 / mmPerPixel, b: 0, tx: 1200, ty: 900 })
    const alignment = alignProfile(here, moved({ ...straight, points: low as Side['points'] }, by), mmPerPixel)
    if (typeof alignment === 'string') throw new Error(alignment)
    const [lip, photo] = [here.points.UpperLip as Point, moved(straight, by).points.UpperLip as Point]
    expect(apart(onFilm(alignment, photo), lip)).toBeLessThan(0.02)
  })

  test('is refused when the skins are not of one face, and when too little is known', () => {
    const wall = meanProfile.map(p => ({ x: 80 + 9 * Math.sin(p.y / 4), y: p.y }))
    expect(alignProfile(film(), moved({ outlines: [wall], points }, { a: 3, b: 0, tx: 0, ty: 0 }), mmPerPixel)).toBe('too-far')
    const few = { ...film(), points: { Prn: film().points.Prn } as Side['points'] }
    expect(alignProfile(few, moved(mean, { a: 3, b: 0, tx: 0, ty: 0 }), mmPerPixel)).toBe('no-points')
    const short = { ...film(), outlines: [film().outlines[0]?.slice(0, 4) ?? []] }
    expect(alignProfile(short, moved(mean, { a: 3, b: 0, tx: 0, ty: 0 }), mmPerPixel)).toBe('no-points')
  })
})
