import { distance, type Point } from '../film/canonical'
import type { Numbers } from '../film/numbers'

/**
 * A section of bone between two points, with the outside on the left of its direction on screen, and the minimum thickness of the
 * skin over it.
 */
interface Stretch {
  readonly from: Point
  readonly to: Point
  readonly long: number
  readonly least: number
}

/* Nasal bone: template mm from nasion, and the minimum skin over it in canonical mm. */
const nasalBone: readonly (readonly [offset: Point, least: number])[] = [
  [[2, -4.78], 4],
  [[0, 0], 4.5],
  [[2.1, 6.63], 4],
  [[5.71, 14.96], 2.5],
  [[10.55, 22.73], 1.5],
]
const TEMPLATE = 60 / 71.8 // canonical mm per template mm
const CHIN = 3
const DEEP = 12 // further inside than this the section is irrelevant

/**
 * The bone under the skin of nose and chin, from the detected points; `share` is the fraction of the usual skin left on the nasal
 * bone.
 */
export function boneOf(points: readonly Point[], { order }: Pick<Numbers, 'order'>, share = 1): readonly Stretch[] {
  const at = (name: string) => points[order.indexOf(name)] as Point
  const [nx, ny] = at('Na')
  const nose = nasalBone.map(([[x, y], least]) => ({ at: [nx + TEMPLATE * x, ny + TEMPLATE * y] as Point, least: share * least }))
  const chin = ['B', 'Pog', 'Gn', 'Me', 'Go'].map(name => ({ at: at(name), least: CHIN }))
  const chain = (all: typeof chin): readonly Stretch[] =>
    all.slice(1).map((to, i) => {
      const from = all[i] as typeof to
      return { from: from.at, to: to.at, long: distance(from.at, to.at), least: Math.min(from.least, to.least) }
    })
  return [...chain(nose), ...chain(chin)]
}

/** Whether the skin may lie at a point: outside the bone and not closer than the minimum thickness. */
export const isClear = ([x, y]: Point, bone: readonly Stretch[]): boolean =>
  bone.every(({ from: [ax, ay], to: [bx, by], long, least }) => {
    const dx = bx - ax
    const dy = by - ay
    const along = ((x - ax) * dx + (y - ay) * dy) / (long * long)
    const outside = ((x - ax) * dy - (y - ay) * dx) / long
    if (along >= 0 && along <= 1 && outside < least && outside > -DEEP) return false
    return (x - ax) ** 2 + (y - ay) ** 2 >= least ** 2
  })
