import type { Point } from '@sella/ceph/geometry/point'
import { solid, stroke } from './paint'
import type { Body } from './placement'
import { type Plates, thread } from './plates'

const circle = (c: Point, r: number): readonly Point[] =>
  Array.from({ length: 65 }, (_, i) => ({ x: c.x + r * Math.cos((i * Math.PI) / 32), y: c.y + r * Math.sin((i * Math.PI) / 32) }))

/** The ear canal with the metal rings of both ear rods; the near ring lies on the outline of porion, and its top is Po. */
export const paintEarRods = (plates: Plates, body: Body): void => {
  const canal = body.curve('porion_outline')
  solid(plates.fine, canal, d => -0.5 * Math.min(1, d / 1.6))
  stroke(plates.fine, canal, { reach: 1.6, across: thread(1.1, 0.42) })
  const centre = canal.reduce((sum, p) => ({ x: sum.x + p.x / canal.length, y: sum.y + p.y / canal.length }), { x: 0, y: 0 })
  stroke(plates.fine, circle({ x: centre.x + 2.1, y: centre.y + 1.3 }, 5.2), { reach: 1.4, across: thread(0.75, 0.34) })
}
