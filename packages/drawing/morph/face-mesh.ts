import { distance, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply, inverse, mirror } from '@sella/ceph/geometry/transform'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import Delaunator from 'delaunator'
import { longestWay, type SkinMove, skinMoves } from './skin-move'

interface Size {
  readonly width: number
  readonly height: number
}

/** Triangles that map a photo from the present face to the planned one; in pixels of the photo. */
export interface FaceMesh {
  readonly from: readonly Point[]
  readonly to: readonly Point[]
  /** Vertices of the triangles, three by three. */
  readonly triangles: Uint32Array
}

/**
 * Why a photo cannot follow a plan: nothing is predicted, the skin moves further than a photo can show, or the mesh would fold.
 */
export type NoMesh = 'nothing-predicted' | 'too-far' | 'folds'

/** clinical/beyond/planning.md, section 8: no point moves further than this, in mm. */
const farthest = 15

/**
 * mm from the skin beyond which the picture stays still, in front of it (background) and behind it (the head). Own choice: more
 * than the largest movement.
 */
const margin = { before: 22, behind: 30 } as const
/** mm between fixed points, near the skin and elsewhere. */
const resting = { ring: 8, grid: 40 } as const
/** Points on each side of the photo's border. */
const onSide = 8

const nearest = (at: Point, skin: readonly Point[]): number =>
  skin.reduce((least, each) => Math.min(least, distance(at, each)), 1e9)

const normalAt = (skin: readonly Point[], i: number): Point => {
  const way = minus(skin[Math.min(i + 1, skin.length - 1)] as Point, skin[Math.max(i - 1, 0)] as Point)
  const length = Math.hypot(way.x, way.y) || 1
  return { x: way.y / length, y: -way.x / length }
}

/** Fixed points along both sides of the skin, none much closer to it than its margin. In film pixels. */
function ringsOf({ from }: SkinMove, skin: readonly Point[], { facing, scale }: Prediction['frame']): readonly Point[] {
  const forward = facing === 'right' ? 1 : -1
  const ring: Point[] = []
  for (const [way, mm] of [
    [forward, margin.before],
    [-forward, margin.behind],
  ] as const)
    from.forEach((at, i) => {
      const normal = normalAt(from, i)
      const put = plus(at, times(normal, (way * mm) / scale))
      if (nearest(put, skin) * scale < mm * 0.9 || ring.some(each => distance(each, put) * scale < resting.ring)) return
      ring.push(put)
    })
  return ring
}

/** Points on the border, and a grid far from the skin, where the picture stays still. In photo pixels. */
function frameOf({ width, height }: Size, skin: readonly Point[], mmPerPixel: number): readonly Point[] {
  const along = Array.from({ length: onSide + 1 }, (_, i) => i / onSide)
  const sides = along.flatMap(share => [
    { x: share * width, y: 0 },
    { x: share * width, y: height },
    ...(share > 0 && share < 1
      ? [
          { x: 0, y: share * height },
          { x: width, y: share * height },
        ]
      : []),
  ])
  const step = resting.grid / mmPerPixel
  const grid: Point[] = []
  for (let y = step; y < height - step / 2; y += step) for (let x = step; x < width - step / 2; x += step) grid.push({ x, y })
  return [...sides, ...grid].filter(at => nearest(at, skin) * mmPerPixel > margin.behind + resting.ring)
}

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
function unfolded(points: Pick<FaceMesh, 'from' | 'to'>, skin: number): FaceMesh | 'folds' {
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

/** Maps film pixels to photo pixels; null for a photo with zero enlargement. */
export function filmToPhoto({ fit, mirrored }: Pick<PhotoAlignment, 'fit' | 'mirrored'>): ((at: Point) => Point) | null {
  const back = inverse(fit)
  return back && (at => (mirrored ? mirror(apply(back, at)) : apply(back, at)))
}

interface Of {
  readonly start: Tracing
  readonly prediction: Prediction
  readonly alignment: PhotoAlignment
  readonly photo: Size
}

/**
 * The mesh of a side photo aligned on its film: the skin's points follow the prediction, the background and the head behind stay
 * still, and nothing folds. Not made where a fold, or a movement of more than 15 mm, would show a face that the plan does not
 * intend.
 */
export function faceMesh({ start, prediction, alignment, photo }: Of): FaceMesh | NoMesh {
  const moves = skinMoves(start, prediction)
  const toPhoto = filmToPhoto(alignment)
  if (moves.length === 0 || !toPhoto) return 'nothing-predicted'
  const { scale } = prediction.frame
  if (longestWay(moves, scale) > farthest) return 'too-far'
  const skin = moves.flatMap(({ from }) => from)
  const ring = moves.flatMap(move => ringsOf(move, skin, prediction.frame))
  const mmPerPixel = scale * Math.hypot(alignment.fit.a, alignment.fit.b)
  const still = [...ring.map(toPhoto), ...frameOf(photo, skin.map(toPhoto), mmPerPixel)]
  const from = [...skin.map(toPhoto), ...still]
  const to = [...moves.flatMap(move => move.to.map(toPhoto)), ...still]
  return unfolded({ from, to }, skin.length)
}

/** The mesh partly moved: 0 the present face, 1 the planned one. */
export const partWay = (mesh: FaceMesh, share: number): FaceMesh => ({
  ...mesh,
  to: mesh.from.map((at, i) => plus(at, times(minus(mesh.to[i] ?? at, at), share))),
})
