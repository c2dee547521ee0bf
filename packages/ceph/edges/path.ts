export interface PathRules {
  /** Distance between two places on a ray; and how many places the path may shift between neighbouring rays. */
  readonly step: number
  readonly moves: number
  /** Cost per squared unit of change in direction between neighbouring rays. */
  readonly turn: number
}

interface Reached {
  readonly sums: Float64Array
  /** Where on the ray before the cheapest path to each place comes from. */
  readonly from: Int16Array
}

/** One ray further. */
function onward(before: Float64Array, own: Float64Array, { moves, step, turn }: PathRules): Reached {
  const sums = new Float64Array(own.length)
  const from = new Int16Array(own.length)
  for (let k = 0; k < own.length; k++) {
    let cost = Number.POSITIVE_INFINITY
    let best = k
    const last = Math.min(before.length - 1, k + moves)
    for (let q = Math.max(0, k - moves); q <= last; q++) {
      const off = (q - k) * step
      const sum = (before[q] as number) + turn * (off * off)
      if (sum < cost) {
        cost = sum
        best = q
      }
    }
    sums[k] = (own[k] as number) + cost
    from[k] = best
  }
  return { sums, from }
}

/** For each ray, the place on the path with the smallest sum of costs and turns, by dynamic programming. */
export function cheapestPath(costs: readonly Float64Array[], rules: PathRules): readonly number[] {
  let sums = costs[0] ?? new Float64Array()
  const came: Int16Array[] = []
  for (const own of costs.slice(1)) {
    const reached = onward(sums, own, rules)
    came.push(reached.from)
    sums = reached.sums
  }
  let k = sums.indexOf(Math.min(...sums))
  const path = [k]
  for (const from of came.toReversed()) {
    k = from[k] as number
    path.push(k)
  }
  return path.reverse()
}
