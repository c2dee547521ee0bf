import { distance, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { SkinMove } from './skin-move'

export interface Size {
  readonly width: number
  readonly height: number
}

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
export function ringsOf({ from }: SkinMove, skin: readonly Point[], { facing, scale }: Prediction['frame']): readonly Point[] {
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
export function frameOf({ width, height }: Size, skin: readonly Point[], mmPerPixel: number): readonly Point[] {
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
