import { distance, type Point } from '@sella/ceph/geometry/point'
import Delaunator from 'delaunator'
import type { FaceMesh } from './mesh'

const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** A triangle left with less than this fraction of its area counts as folded. */
const leastArea = 0.05

/** Vertices, three by three, of the triangles that flip or collapse to a line during the movement. */
function foldsOf({ from, to, triangles }: FaceMesh): readonly (readonly [number, number, number])[] {
  const folded: [number, number, number][] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0] as [number, number, number]
    const area = (of: readonly Point[]) => turnOf(...(corners.map(k => of[k]) as [Point, Point, Point]))
    if (Math.abs(area(from)) > 1e-6 && area(to) / area(from) < leastArea) folded.push(corners)
  }
  return folded
}

const triangulated = ({ from, to }: Pick<FaceMesh, 'from' | 'to'>): FaceMesh => ({
  from,
  to,
  triangles: new Delaunator(Float64Array.from(from.flatMap(({ x, y }) => [x, y]))).triangles,
})

/** Most attempts to rebuild a mesh, and the largest fraction of the skin's points that may be left out. */
const [mostTries, mostLeftOut] = [40, 0.2]

/**
 * A mesh that does not fold. Where one lip passes over the other, its edge in the gap cannot follow; points are left out there
 * until nothing flips. `skin`: how many of the points, counted from the first, are skin.
 */
export function unfolded(points: Pick<FaceMesh, 'from' | 'to'>, skin: number): FaceMesh | 'folds' {
  let from = points.from
  let to = points.to
  let left = skin
  for (let time = 0; time < mostTries; time++) {
    const mesh = triangulated({ from, to })
    const folds = foldsOf(mesh)
    if (folds.length === 0) return mesh
    const out = new Set(folds.map(corners => crowded(corners, mesh, left)))
    left -= [...out].filter(i => i < left).length
    if (left < skin * (1 - mostLeftOut)) return 'folds'
    from = from.filter((_, i) => !out.has(i))
    to = to.filter((_, i) => !out.has(i))
  }
  return 'folds'
}

/** The vertex to leave out: a fixed one if there is any besides the skin, otherwise the one opposite the longest side. */
function crowded(corners: readonly [number, number, number], { from, to }: FaceMesh, skin: number): number {
  const resting = corners.find(i => i >= skin)
  if (resting !== undefined && corners.some(i => i < skin)) return resting
  const opposite = (k: number) => distance(to[corners[(k + 1) % 3] ?? 0] as Point, to[corners[(k + 2) % 3] ?? 0] as Point)
  const at = (k: number) => distance(from[corners[(k + 1) % 3] ?? 0] as Point, from[corners[(k + 2) % 3] ?? 0] as Point)
  const longest = [0, 1, 2].sort((a, b) => opposite(b) + at(b) - opposite(a) - at(a))[0] ?? 0
  return corners[longest] ?? corners[0]
}
