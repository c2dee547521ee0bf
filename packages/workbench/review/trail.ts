import type { PointName } from '@sella/ceph/data/point-name'

/**
 * The points visited one after another, so that the doctor can also go back, including to settled points that are no longer in
 * any queue.
 */
export interface Trail {
  /** Records that a point is visited now. */
  readonly reach: (name: PointName) => void
  /** Goes back to the point visited before this one that still exists, and removes the later ones; null at the beginning. */
  readonly back: (isThere: (name: PointName) => boolean) => PointName | null
  /** Whether the point was reached by going back. */
  readonly cameBackTo: (name: PointName) => boolean
}

export const createTrail = (): Trail => {
  let way: readonly PointName[] = []
  let returned: PointName | null = null
  return {
    reach: name => {
      returned = null
      if (way.at(-1) !== name) way = [...way, name]
    },
    back: isThere => {
      const before = way.slice(0, -1).filter(isThere)
      const name = before.at(-1) ?? null
      if (name) way = before
      returned = name
      return name
    },
    cameBackTo: name => returned === name,
  }
}
