import type { Point } from '@sella/ceph/geometry/point'
import { stroke } from './paint'
import type { Body } from './placement'
import { type Plates, thread } from './plates'

/** Lead letters on a 2 by 4 grid: strokes of points x, y. */
const letters: readonly (readonly (readonly number[])[])[] = [
  [[0, 4, 0, 0, 2, 0, 2, 2, 0, 2]],
  [
    [0, 0, 0, 4],
    [2, 0, 2, 4],
    [0, 2, 2, 2],
  ],
  [
    [0, 4, 1, 0, 2, 4],
    [0.5, 2.6, 1.5, 2.6],
  ],
  [[0, 4, 0, 0, 2, 4, 2, 0]],
  [
    [0, 0, 2, 0],
    [1, 0, 1, 4],
  ],
  [[0, 0, 2, 0, 2, 4, 0, 4, 0, 0]],
  [[0, 4, 0, 0, 1, 2, 2, 0, 2, 4]],
]

/** Writes PHANTOM in the lower front corner, readable on the finished film, so that nobody mistakes it for a patient's. */
export const paintLabel = (plates: Plates, body: Body, mirror: boolean): void => {
  const [unit, left, top] = [1.1, body.field.width - 33, body.field.height - 13]
  letters.forEach((strokes, i) => {
    for (const places of strokes) {
      const points: Point[] = []
      for (let k = 0; k + 1 < places.length; k += 2) {
        const x = left + (i * 3.1 + (places[k] as number)) * unit
        points.push({ x: mirror ? 2 * left + 20.6 * unit - x : x, y: top + (places[k + 1] as number) * unit })
      }
      stroke(plates.fine, points, { reach: 1.2, across: thread(2.4, 0.3) })
    }
  })
}
