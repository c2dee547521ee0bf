import type { Point } from '@sella/ceph/geometry/point'
import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaceMesh } from './mesh'
import { unfolded } from './unfold'

/** Far away on all sides, and never moved. */
const far: readonly Point[] = [
  ...[-100, -50, 0, 50, 100].flatMap(x => [
    { x, y: -100 },
    { x, y: 100 },
  ]),
  ...[-50, 0, 50].flatMap(y => [
    { x: -100, y },
    { x: 100, y },
  ]),
]

/** Ten points of skin, 4 apart from the top down, each of which goes its own way. */
const column = (ways: readonly Point[]) => {
  const from = ways.map((_, i) => ({ x: i % 2, y: 4 * i - 20 }))
  return { from, to: from.map((at, i) => ({ x: at.x + (ways[i]?.x ?? 0), y: at.y + (ways[i]?.y ?? 0) })) }
}
const all = (x: number, y = 0): readonly Point[] => Array.from({ length: 10 }, () => ({ x, y }))

const meshOf = ({ from, to }: ReturnType<typeof column>, still: readonly Point[]) =>
  unfolded({ from: [...from, ...still], to: [...to, ...still] }, from.length)
const made = (mesh: FaceMesh | 'folds'): FaceMesh => (mesh === 'folds' ? expect.unreachable('folds') : mesh)

const areas = ({ triangles }: FaceMesh, of: readonly Point[]): readonly number[] =>
  Array.from({ length: triangles.length / 3 }, (_, t) => {
    const [a, b, c] = [0, 1, 2].map(k => of[triangles[3 * t + k] ?? -1] ?? expect.unreachable())
    return a && b && c ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0
  })

describe('a mesh that does not fold', () => {
  it('has every point where nothing goes over another, and triangles that fill its outline once', () => {
    const mesh = made(meshOf(column(all(6, 2)), far))
    expect(mesh.from).toEqual([...column(all(6, 2)).from, ...far])
    expect(mesh.to).toEqual([...column(all(6, 2)).to, ...far])
    expect(areas(mesh, mesh.from).reduce((sum, area) => sum + Math.abs(area) / 2, 0)).toBeCloseTo(200 * 200, 6)
  })

  it('gives up the resting points that the skin goes over before any of the skin, and none it does not come near', () => {
    const inTheWay = Array.from({ length: 6 }, (_, i) => ({ x: 8, y: 5 * i - 15 }))
    const beside = Array.from({ length: 6 }, (_, i) => ({ x: -30, y: 5 * i - 15 }))
    const mesh = made(meshOf(column(all(14)), [...inTheWay, ...beside, ...far]))
    expect(mesh.from.slice(0, 10)).toEqual(column(all(14)).from)
    for (const at of inTheWay) expect(mesh.from).not.toContainEqual(at)
    for (const at of beside) expect(mesh.from).toContainEqual(at)
    expect(mesh.to.slice(10)).toEqual(mesh.from.slice(10))
  })

  it('gives up one point of the skin where one goes over its neighbours: it or one of them', () => {
    const ways = all(0).map((way, i) => (i === 4 ? { x: 0.2, y: 9 } : way))
    const skin = column(ways)
    const mesh = made(meshOf(skin, far))
    const kept = skin.from.filter(at => mesh.from.includes(at))
    expect(kept).toHaveLength(9)
    expect(skin.from.slice(3, 7).filter(at => kept.includes(at))).toHaveLength(3)
  })

  it('law: keeps the skin in its order with its ways, four fifths of it at least, or says that it folds', () => {
    let [folds, whole, thinner] = [0, 0, 0]
    const way = (limit: number) => fc.record({ x: evenly(-limit, limit), y: evenly(-limit, limit) })
    const ways = fc.constantFrom(1, 3, 6, 12, 40).chain(limit => fc.array(way(limit), { minLength: 10, maxLength: 10 }))
    fc.assert(
      fc.property(ways, each => {
        const { from, to } = column(each)
        const mesh = meshOf({ from, to }, far)
        if (mesh === 'folds') {
          folds++
          return
        }
        const skin = mesh.from.filter(at => from.includes(at))
        expect(skin.length).toBeGreaterThanOrEqual(8)
        skin.length < 10 ? thinner++ : whole++
        expect(mesh.from.slice(0, skin.length)).toEqual(from.filter(at => skin.includes(at)))
        expect(mesh.to.slice(0, skin.length)).toEqual(to.filter((_, i) => skin.includes(from[i] as Point)))
        expect(mesh.to.slice(skin.length)).toEqual(mesh.from.slice(skin.length))
        const [before, after] = [areas(mesh, mesh.from), areas(mesh, mesh.to)]
        before.forEach((area, i) => {
          if (Math.abs(area) > 1e-6) expect((after[i] ?? 0) / area).toBeGreaterThanOrEqual(0.05)
        })
      }),
      { numRuns: 150, seed: 12 },
    )
    expect(Math.min(folds, whole, thinner)).toBeGreaterThan(5)
  })
})
