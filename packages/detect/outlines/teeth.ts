import type { OutlineName } from '@sella/ceph/data/outlines'
import type { OutlineKnotName } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { FilledOutline } from '@sella/ceph/tracing/fill-outlines'
import { distance, type Point } from '../film/canonical'

/** The ends of the bone's outlines at a tooth's neck, which must not run through it. */
const beside: Readonly<
  Partial<Record<OutlineName, { readonly front: readonly OutlineKnotName[]; readonly back: readonly OutlineKnotName[] }>>
> = {
  upper_incisor: { front: ['MA4', 'MA5'], back: ['PL1', 'PL2'] },
  lower_incisor: { front: ['SL1', 'SL2'], back: ['SG6', 'SG7'] },
}

/** Is a point within a closed line of samples? Counts the crossings of a ray to the right. */
const within = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [bx, by], i) => {
    const [ax, ay] = ring[(i + ring.length - 1) % ring.length] as Point
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay) ? !inside : inside
  }, false)

/** Is a point on the lips' side of the tooth's axis? The face looks right. */
const isBefore = ([x, y]: Point, [ex, ey]: Point, [ax, ay]: Point): boolean =>
  Math.sign((x - ax) * (ey - ay) - (y - ay) * (ex - ax)) === Math.sign(ey - ay)

const nearest = (p: Point, ring: readonly Point[]): Point =>
  ring.reduce((best, q) => (distance(p, q) < distance(p, best) ? q : best))

/** The bone's points that lie within an incisor, each moved to the nearest place of its outline. Same frame as the outlines. */
export function besideTeeth(outlines: readonly FilledOutline[]): Readonly<Partial<Record<OutlineKnotName, Point>>> {
  const all = new Map(
    outlines.flatMap(({ points }) => points.map(({ name, x, y }) => [name as string, [x, y] as Point] as const)),
  )
  const moved = outlines.flatMap(({ plan, points }) => {
    const names = beside[plan.name]
    const ends = plan.row.anchors.map(name => all.get(name))
    const [edge, apex] = ends
    if (!names || !edge || !apex) return []
    const ring = smoothCurve(points, true).map(({ x, y }): Point => [x, y])
    const [front, back] = [ring.filter(p => isBefore(p, edge, apex)), ring.filter(p => !isBefore(p, edge, apex))]
    const out = (list: readonly OutlineKnotName[], half: readonly Point[]) =>
      list.flatMap(name => {
        const at = all.get(name)
        return at && within(at, ring) ? [[name, nearest(at, half)] as const] : []
      })
    return [...out(names.front, front), ...out(names.back, back)]
  })
  return Object.fromEntries(moved)
}
