import type { Point } from '@sella/ceph/geometry/point'

/** A place on the line. */
export interface FoundPoint extends Point {
  /** Along the line, by index of its points. */
  readonly at: number
  /** How far along the line the rule cannot tell, mm either way. */
  readonly slack: number
}

/** A band of heights, mm. */
export interface Window {
  readonly top: number
  readonly bottom: number
}

interface Stretch {
  readonly from: FoundPoint
  readonly to: FoundPoint
}

/** A rule may be wrong by what moves its value by less than this, mm. */
const equal = 0.3
/** No point is known better than this along the line, mm. */
const leastSlack = 0.4

/** Distance of `p` ahead of the chord from `a` to `b` (which runs downwards), mm: behind it is negative. */
const ahead = (p: Point, a: Point, b: Point): number => {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return length === 0 ? 0 : ((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length
}

/** Looks for points on the line of a face: mm, facing right, top to bottom, even steps. */
export const foundOn = (line: readonly Point[]) => {
  const step =
    line.length > 1 ? Math.hypot((line[1] as Point).x - (line[0] as Point).x, (line[1] as Point).y - (line[0] as Point).y) : 1
  const clamp = (i: number) => Math.min(line.length - 1, Math.max(0, Math.round(i)))
  const point = (at: number, slack: number): FoundPoint => ({ ...(line[clamp(at)] as Point), at: clamp(at), slack })

  /** The place from index `from` to `to` where `value` is greatest, not at an end unless `ends`; null when it only rises or falls. */
  const best = (from: number, to: number, value: (p: Point, i: number) => number): FoundPoint | null => {
    const [first, last] = [clamp(from), clamp(to)]
    if (last - first < 2) return null
    let at = first
    const values = line.slice(first, last + 1).map((p, k) => value(p, first + k))
    values.forEach((v, k) => {
      if (v > (values[at - first] as number)) at = first + k
    })
    if (at === first || at === last) return null
    const good = (i: number) => (values[i - first] as number) >= (values[at - first] as number) - equal
    let [up, down] = [at, at]
    while (up > first && good(up - 1)) up--
    while (down < last && good(down + 1)) down++
    // The middle of what is equal: one pixel more or less does not decide.
    return point((up + down) / 2, Math.max(leastSlack, ((down - up) / 2) * step * 0.6))
  }
  const indexAt = (height: number): number => {
    const i = line.findIndex(p => p.y >= height)
    return i < 0 ? line.length - 1 : i
  }
  const along = (from: FoundPoint, mm: number): FoundPoint => point(from.at + mm / step, leastSlack)
  const forward = (p: Point): number => p.x

  return {
    foremost: ({ top, bottom }: Window) => best(indexAt(top), indexAt(bottom), forward),
    foremostBetween: (from: FoundPoint, to: FoundPoint) => best(from.at, to.at, forward),
    /** Where the chin turns under: most forward and downward, which every chin has. */
    chinCorner: ({ top, bottom }: Window) => best(indexAt(top), indexAt(bottom), p => p.x + 0.6 * p.y),
    /** Farthest behind the chord; null unless it is at least 0.6 mm. */
    deepest: ({ from, to }: Stretch): FoundPoint | null => {
      const found = best(from.at, to.at, p => -ahead(p, from, to))
      return found && -ahead(found, from, to) >= 0.6 ? found : null
    },
    /** Farthest before the chord of two points; halfway where the line runs straight. */
    bulge: (from: FoundPoint, to: FoundPoint): FoundPoint | null => {
      if (to.at - from.at < 3) return null
      const found = best(from.at, to.at, p => ahead(p, from, to))
      if (found && ahead(found, from, to) >= 0.25) return found
      return point((from.at + to.at) / 2, ((to.at - from.at) * step) / 4)
    },
    hindmost: (from: FoundPoint, to: FoundPoint) => best(from.at, to.at, p => -p.x),
    partway: (from: FoundPoint, to: FoundPoint, share: number): FoundPoint =>
      point(from.at + (to.at - from.at) * share, Math.max(1.2, (from.slack + to.slack) / 2)),
    above: (p: FoundPoint, mm: number): FoundPoint => point(indexAt(p.y - mm), leastSlack),
    below: (p: FoundPoint, mm: number): FoundPoint => point(Math.max(p.at, indexAt(p.y + mm)), leastSlack),
    after: along,
    before: (p: FoundPoint, mm: number) => along(p, -mm),
    named: <K extends string>(name: K, found: FoundPoint | null) =>
      (found ? { [name]: found } : {}) as Partial<Record<K, FoundPoint>>,
    /** The two lips where they meet: the notch behind the chord of the lips, and on each side its last place before it turns back. */
    mouth: (lip: FoundPoint, sulcus: FoundPoint): { readonly upper: FoundPoint; readonly lower: FoundPoint } | null => {
      const lower = best(lip.at + 4 / step, sulcus.at, p => ahead(p, lip, sulcus))
      const end = lower ?? sulcus
      const notch = best(lip.at, end.at, p => -ahead(p, lip, end))
      if (!notch || -ahead(notch, lip, end) < 0.4) return null
      const rim = (from: number, to: number, value: (p: Point) => number): number => {
        let at = notch.at
        for (let i = from; i <= to; i++) if (value(line[i] as Point) > value(line[at] as Point)) at = i
        return at
      }
      const half = ahead(notch, lip, end) * 0.5
      const inNotch = (p: Point) => ahead(p, lip, end) <= half
      const upper = rim(lip.at, notch.at, p => (inNotch(p) ? p.y : Number.NEGATIVE_INFINITY))
      const under = rim(notch.at, end.at, p => (inNotch(p) ? -p.y : Number.NEGATIVE_INFINITY))
      return { upper: point(upper, notch.slack), lower: point(Math.max(under, upper), notch.slack) }
    },
    /** The lowest point of the chin; where the line only goes on downwards, as far round the chin as on the mean face. */
    chinEnd: (chin: FoundPoint): FoundPoint | null => {
      if (line.length - 1 - chin.at < 24 / step) return null
      const lowest = best(chin.at + 12 / step, chin.at + 28 / step, p => p.y)
      return lowest ?? point(chin.at + 21 / step, 4)
    },
    /** Where the underside of the chin turns into the neck; null when the picture ends before, or nothing turns. */
    throat: (below: FoundPoint): FoundPoint | null => {
      const end = point(line.length - 1, leastSlack)
      if (end.at - below.at < 25 / step) return null
      const found = best(below.at, end.at, p => -ahead(p, below, end))
      return found && -ahead(found, below, end) >= 3 ? found : null
    },
  }
}
