import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { Point } from '../film/canonical'
import type { Estimate } from '../film/shape-model'
import { type Doubt, withBound } from './confidence'

/** A point as its network found it, canonical mm. */
interface ReadPoint {
  readonly at: Point
  readonly doubt: Doubt
}

/*
 * Weight of the network's inverse variance against the expectation's. On films kept apart (training/README.md), the 20 points
 * of the base beyond the limit were off by about 4.0 mm as read, 3.1 as expected and 3.3 with this weight; on the films of
 * training, where the network knows too much (53 points), by about 2.9, 3.8 and 3.3 (from means of bins of distance).
 */
const NETWORK = 2
const UNREAD = 1.01 // times the limit: the joined point remains an estimate

const isOfBone = (name: string): boolean => isLandmarkName(name) && landmarks[name].category === 'skeletal'

function joined<T extends ReadPoint>(point: T, { at: [ex, ey], p68 }: Estimate, limit: number): T {
  const {
    at: [x, y],
    doubt,
  } = point
  const [own, other] = [NETWORK / doubt.bound ** 2, 1 / p68 ** 2]
  const share = own / (own + other)
  const bound = 1 / Math.hypot(1 / doubt.bound, 1 / p68)
  return {
    ...point,
    at: [ex + share * (x - ex), ey + share * (y - ey)],
    doubt: withBound(doubt, Math.max(bound, UNREAD * limit)),
  }
}

/**
 * The read points, canonical mm. A bone point whose network is less certain than `limit` is placed between its reading and where
 * the first points expect it, weighted by the errors of both; it gets the error of that mean and remains an estimate. Skin points
 * stay on the skin; the ends of a crown have their own rule.
 */
export function joinedWithExpected<T extends ReadPoint>(
  read: Readonly<Record<string, T>>,
  expected: Readonly<Record<string, Estimate>>,
  limit: number,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(read).map(([name, each]) => {
      const there = expected[name]
      return [name, there && isOfBone(name) && each.doubt.bound > limit ? joined(each, there, limit) : each]
    }),
  )
}
