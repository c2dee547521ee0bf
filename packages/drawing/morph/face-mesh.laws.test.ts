import { distance, type Point } from '@sella/ceph/geometry/point'
import type { Plan } from '@sella/ceph/planning/plan'
import { mapPoints } from '@sella/ceph/testing/template-film'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { faceMesh, filmToPhoto } from './face-mesh'
import { type FaceMesh, partWay } from './mesh'
import { longestWay, skinMoves } from './skin-move'
import {
  filmWidth,
  jawsBy,
  overlyingBy,
  overlying as photo,
  photoPixelsPerMm,
  predicted,
  templateTraced,
} from './testing/planned-face'

const meshOf = (plan: Plan, pixels = 10, alignment: PhotoAlignment = overlyingBy(pixels)) => {
  const start = templateTraced(pixels)
  return faceMesh({ start, prediction: predicted(start, plan), alignment, photo })
}
const made = (plan: Plan, pixels?: number): FaceMesh => {
  const mesh = meshOf(plan, pixels)
  return typeof mesh === 'string' ? expect.unreachable(mesh) : mesh
}
const mm = (a: Point, b: Point) => distance(a, b) / photoPixelsPerMm
const nearest = (at: Point, points: readonly Point[]) => Math.min(...points.map(each => mm(at, each)))
const movesOf = (plan: Plan) => {
  const start = templateTraced(10)
  return skinMoves(start, predicted(start, plan))
}

/** Moves little: nothing has to be left out of its mesh. */
const plan = jawsBy(1, -1)
const mesh = made(plan)
/** The skin's points of that plan in pixels of the photo, of which the mesh may lack a few, and all else, which stays. */
const skin = movesOf(plan).flatMap(({ from }) => from.map(({ x, y }) => ({ x: x / 4, y: y / 4 })))
const isSkin = (at: Point) => nearest(at, skin) < 1e-6
const still = mesh.from.filter(at => !isSkin(at))

describe('the mesh of a face on its photo', () => {
  it('holds the skin’s points first, where the film has them, and takes each where the plan does', () => {
    const to = movesOf(plan).flatMap(move => move.to.map(({ x, y }) => ({ x: x / 4, y: y / 4 })))
    const firstStill = mesh.from.findIndex(at => !isSkin(at))
    expect(firstStill).toBeGreaterThanOrEqual(skin.length * 0.8)
    expect(mesh.from.slice(firstStill).some(isSkin)).toBe(false)
    for (let i = 0; i < firstStill; i++) {
      const at = mesh.from[i] ?? expect.unreachable()
      const k = skin.findIndex(each => distance(each, at) < 1e-6)
      expect(mesh.to[i]?.x).toBeCloseTo(to[k]?.x ?? Number.NaN, 9)
      expect(mesh.to[i]?.y).toBeCloseTo(to[k]?.y ?? Number.NaN, 9)
    }
    expect(mesh.to.slice(firstStill)).toEqual(mesh.from.slice(firstStill))
  })

  it('keeps the picture still 22 mm before the skin and 30 mm behind it, by points 8 mm apart', () => {
    // Before the chin and the forehead lies what is to the right of all the skin at that height.
    const level = (at: Point) => skin.filter(each => Math.abs(each.y - at.y) < 8 * photoPixelsPerMm)
    const within = still.filter(at => nearest(at, skin) < 37)
    const before = within.filter(at => level(at).length > 0 && level(at).every(each => at.x > each.x))
    const behind = within.filter(at => level(at).length > 0 && level(at).every(each => at.x < each.x))
    expect(before.length).toBeGreaterThan(8)
    expect(behind.length).toBeGreaterThan(8)
    for (const [side, margin] of [
      [before, 22],
      [behind, 30],
    ] as const) {
      for (const at of side) expect(nearest(at, skin)).toBeGreaterThanOrEqual(margin * 0.9)
      for (const at of side) expect(nearest(at, skin)).toBeLessThanOrEqual(margin + 0.2)
      const apart = side.map((at, i) => nearest(at, [...side.slice(0, i), ...side.slice(i + 1)]))
      // Each part of the profile has points of its own: a pair may lie closer where two parts meet.
      expect(apart.filter(each => each < 8).length).toBeLessThanOrEqual(2 * movesOf(plan).length)
      expect(Math.max(...apart)).toBeLessThan(20)
    }
  })

  it('keeps the border still at nine points a side, and a grid of 40 mm, where the skin is further than 38 mm', () => {
    const far = still.filter(at => nearest(at, skin) > 38)
    const step = 40 * photoPixelsPerMm
    const expected: Point[] = []
    for (let i = 0; i <= 8; i++) for (const y of [0, photo.height]) expected.push({ x: (photo.width * i) / 8, y })
    for (let i = 1; i < 8; i++) for (const x of [0, photo.width]) expected.push({ x, y: (photo.height * i) / 8 })
    // A row of the grid nearer than half a step to the border is left to the border.
    for (const x of [1, 2, 3, 4, 5, 6, 7]) for (const y of [1, 2, 3, 4, 5]) expected.push({ x: x * step, y: y * step })
    const key = ({ x, y }: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`
    const want = expected.filter(at => nearest(at, skin) > 38).map(key)
    expect(want.length).toBeGreaterThan(30)
    expect(far.map(key).sort()).toEqual(want.sort())
  })

  it('law: turns no triangle over and leaves each at least a twentieth of its area', () => {
    for (const each of [mesh, made(jawsBy(0, 10)), made(jawsBy(-5, 10)), made(jawsBy(9, -10))]) {
      expect(each.to).toHaveLength(each.from.length)
      for (let i = 0; i < each.triangles.length; i += 3) {
        const area = (of: readonly Point[]) => {
          const [a, b, c] = [0, 1, 2].map(k => of[each.triangles[i + k] ?? 0] ?? expect.unreachable())
          return a && b && c ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0
        }
        if (Math.abs(area(each.from)) > 1e-6) expect(area(each.to) / area(each.from)).toBeGreaterThanOrEqual(0.05)
      }
    }
  })

  it.each([4, 25])('law: is the same on a film of %d pixels to a mm', pixels => {
    const other = made(plan, pixels)
    expect(other.from).toHaveLength(mesh.from.length)
    other.from.forEach((at, i) => {
      expect(distance(at, mesh.from[i] ?? { x: 0, y: 0 })).toBeLessThan(1e-6)
      expect(distance(other.to[i] ?? at, mesh.to[i] ?? { x: 0, y: 0 })).toBeLessThan(1e-6)
    })
  })

  it('law: of a face that looks left is the mirror image, what stays still too', () => {
    const right = templateTraced(10)
    const start = { ...right, points: mapPoints(right.points, ({ x, y }) => ({ x: 10 * filmWidth - x, y, origin: 'manual' })) }
    const left = faceMesh({
      start: start as Tracing,
      prediction: predicted(start as Tracing, plan),
      alignment: overlyingBy(10),
      photo,
    })
    if (typeof left === 'string') return expect.unreachable(left)
    const key = ({ x, y }: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`
    const turned = (points: readonly Point[]) => points.map(({ x, y }) => key({ x: photo.width - x, y })).sort()
    expect(turned(left.from)).toEqual(mesh.from.map(key).sort())
    expect(turned(left.to)).toEqual(mesh.to.map(key).sort())
  })

  it('is not made where the skin goes further than 15 mm, and is up to there', () => {
    const way = (body: number) => longestWay(movesOf(jawsBy(0, body)), 0.1)
    // The ways grow evenly with the plan this far out: a plan whose skin goes just short of 15 mm, and one just beyond.
    const [least, greatest] = [way(12), way(18)]
    const body = (mm: number) => 12 + (6 * (mm - least)) / (greatest - least)
    expect(way(body(14.9))).toBeLessThan(15)
    expect(way(body(15.1))).toBeGreaterThan(15)
    expect(meshOf(jawsBy(0, body(14.9)))).not.toBe('too-far')
    expect(meshOf(jawsBy(0, body(15.1)))).toBe('too-far')
    expect(meshOf(jawsBy(0, body(15.1)), 4)).toBe('too-far')
  })

  it('is not made for a photo of no size', () => {
    const none = { ...overlyingBy(10), fit: { a: 0, b: 0, tx: 3, ty: 4 } }
    expect(filmToPhoto(none)).toBeNull()
    expect(meshOf(plan, 10, none)).toBe('nothing-predicted')
  })
})

it('a place on the film is one on the photo by the alignment turned back, and mirrored where the photo is', () => {
  const fit = { a: 0, b: 4, tx: 10, ty: 20 }
  // Enlarged four times and turned a quarter: (x, y) of the photo lies at (10 - 4y, 20 + 4x) on the film.
  expect(filmToPhoto({ fit, mirrored: false })?.({ x: -2, y: 48 })).toEqual({ x: 7, y: 3 })
  expect(filmToPhoto({ fit, mirrored: true })?.({ x: -2, y: 48 })).toEqual({ x: -7, y: 3 })
})

it('a mesh partly moved has gone that share of each way', () => {
  const from = [
    { x: 1, y: 2 },
    { x: 10, y: 20 },
    { x: 5, y: 5 },
  ]
  const whole: FaceMesh = {
    from,
    to: [
      { x: 5, y: -2 },
      { x: 20, y: 16 },
    ],
    triangles: new Uint32Array([0, 1, 2]),
  }
  const quarter = partWay(whole, 0.25)
  expect(quarter.to).toEqual([
    { x: 2, y: 1 },
    { x: 12.5, y: 19 },
    { x: 5, y: 5 },
  ])
  expect([quarter.from, quarter.triangles]).toEqual([from, whole.triangles])
  expect(partWay(whole, 1).to.slice(0, 2)).toEqual(whole.to)
})
