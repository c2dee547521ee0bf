import { distance, type Point } from '../film/canonical'
import { type Doubt, withBound } from './confidence'

/** One end of a crown as read, canonical mm. */
interface End {
  readonly at: Point
  readonly doubt: Doubt
}

/** The ends of a first molar's crown. */
const crowns = [
  ['U6Mesial', 'U6Distal'],
  ['L6Mesial', 'L6Distal'],
] as const

/*
 * As fractions of the expected width: readers of the training films, 234 crowns, ranged from 0.66 to 1.3 times the mean. Outside
 * this range one end belongs to a neighbour or is a cusp.
 */
const WIDTH = { min: 0.6, max: 1.4 }
const SPREAD = 0.9 // of a crown's width, canonical mm: uncertainty of one end given the other
const UNREAD = 1.01 // times the limit for a read point: neither end of an implausible crown counts as read

/** How suspect an end is: its distance from where it is expected times its bound. */
const suspicion = ({ at, doubt }: End, expected: Point): number => distance(at, expected) * doubt.bound

const grownTo = (doubt: Doubt, least: number): Doubt => withBound(doubt, Math.max(doubt.bound, least))

/**
 * The read points, canonical mm, with the ends of each first molar a crown's width apart: if they are much nearer or farther
 * apart than `expected`, the more suspect one was found on a neighbour or a cusp, and is moved to where the other one and the
 * expected crown place it. It is uncertain which of the two was wrong, so the bounds of both are raised beyond `limit` and
 * neither is reduced: they are estimated, not read.
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
    if (share > WIDTH.min && share < WIDTH.max) return []
    const [name, kept, way, lost] = suspicion(a, from) > suspicion(b, to) ? [mesial, b, -1, a] : [distal, a, 1, b]
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
