/** A place in a frame measured in search units: x right, y down. */
export type Spot = readonly [x: number, y: number]

/** A station of an expected outline: its place, the unit normal outwards, and how far the edge may lie from it. */
export interface Station {
  readonly at: Spot
  readonly out: Spot
  readonly reach: number
  /** Position among the outline's points; fractional in between. */
  readonly knot: number
}

/** The place `by` units outwards from a station. */
export const pointOn = ({ at, out }: Pick<Station, 'at' | 'out'>, by: number): Spot => [at[0] + by * out[0], at[1] + by * out[1]]

type Place = Omit<Station, 'out'>

const AROUND = 3 // stations to either side used to compute the direction

/**
 * Resamples a line at even steps, with normals to its left: outwards from the face for a skin outline that runs down from the
 * forehead and faces right.
 */
export function stationed(line: readonly Place[], step: number): readonly Station[] {
  const even: Place[] = []
  let ahead = 0
  for (const [i, a] of line.entries()) {
    const b = line[i + 1]
    if (!b) break
    const long = Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1])
    for (; ahead < long; ahead += step) even.push(blend(a, b, ahead / long))
    ahead -= long
  }
  return even.map((each, i) => {
    const [ax, ay] = (even[Math.max(0, i - AROUND)] as Place).at
    const [bx, by] = (even[Math.min(even.length - 1, i + AROUND)] as Place).at
    const long = Math.hypot(bx - ax, by - ay) || 1
    return { ...each, out: [(by - ay) / long, (ax - bx) / long] }
  })
}

const blend = (a: Place, b: Place, t: number): Place => ({
  at: [a.at[0] + t * (b.at[0] - a.at[0]), a.at[1] + t * (b.at[1] - a.at[1])],
  knot: a.knot + t * (b.knot - a.knot),
  reach: a.reach + t * (b.reach - a.reach),
})
