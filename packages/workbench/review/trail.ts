import type { PointName } from '@sella/ceph/data/point-name'

/** The points looked at one after another, so that the way leads back as well: to settled ones too, which no queue holds any more. */
export interface Trail {
  /** The point is looked at now. */
  readonly reach: (name: PointName) => void
  /** The point looked at before this one that is still there, and the way is so much shorter; null at its beginning. */
  readonly back: (isThere: (name: PointName) => boolean) => PointName | null
  /** Whether the way led back to the point. */
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
