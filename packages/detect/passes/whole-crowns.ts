import { distance, type Point } from '../film/canonical'
import type { Doubt } from './confidence'

/** An end of a crown as it was read, canonical mm. */
interface End {
  readonly at: Point
  readonly doubt: Doubt
}

/** The ends of a first molar's crown. */
const crowns = [
  ['U6Mesial', 'U6Distal'],
  ['L6Mesial', 'L6Distal'],
] as const

/* Of the width expected: readers of the training films, 234 crowns, 0.66 to 1.3 times the mean. Beyond this one end is a neighbour's or a cusp. */
const WIDTH = { least: 0.6, most: 1.4 }
const SPREAD = 0.9 // of a crown's width, canonical mm: what the other end's place does not tell
const UNREAD = 1.01 // times the limit to which a point counts as read: of a crown that is none neither end is

const lessSure = (a: End, b: End): boolean => a.doubt.bound > b.doubt.bound

const grownTo = ({ bound, log, sigma }: Doubt, least: number): Doubt =>
  least > bound ? { bound: least, log: log + Math.log(least / bound), sigma } : { bound, log, sigma }

/**
 * The read points, canonical mm, with the ends of each first molar's crown a crown apart: where they lie much nearer or farther than
 * `expected`, the less sure one was found on a neighbour or a cusp, and goes to where the surer one and the expected crown put it. Which
 * of the two was wrong is not certain (the surer one on 2 of 7 crowns), so the bound of both is then beyond `limit`, and none becomes smaller:
 * estimated, not read.
 */
export function withWholeCrowns<T extends End>(
  read: Readonly<Record<string, T>>,
  expected: Readonly<Record<string, Point>>,
  limit: number,
): Readonly<Record<string, T>> {
  const mended = crowns.flatMap(([mesial, distal]) => {
    const [a, b, from, to] = [read[mesial], read[distal], expected[mesial], expected[distal]]
    if (!a || !b || !from || !to) return []
    const share = distance(a.at, b.at) / distance(from, to)
    if (share > WIDTH.least && share < WIDTH.most) return []
    const [name, kept, way, lost] = lessSure(a, b) ? [mesial, b, -1, a] : [distal, a, 1, b]
    const at: Point = [kept.at[0] + way * (to[0] - from[0]), kept.at[1] + way * (to[1] - from[1])]
    const doubt = grownTo(kept.doubt, UNREAD * limit)
    const other = name === mesial ? distal : mesial
    return [
      [other, { ...kept, doubt }] as const,
      [name, { ...lost, at, doubt: grownTo(doubt, Math.max(lost.doubt.bound, Math.hypot(doubt.bound, SPREAD))) }] as const,
    ]
  })
  return { ...read, ...Object.fromEntries(mended) }
}
