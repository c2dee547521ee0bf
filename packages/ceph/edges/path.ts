export interface PathRules {
  /** Distance between two places on a ray; and how many places the path may shift between neighbouring rays. */
  readonly step: number
  readonly moves: number
  /** Cost per squared unit of change in direction between neighbouring rays. */
  readonly turn: number
}

interface Come {
  readonly cost: number
  readonly from: number
}

function cheapest(sums: Float64Array, k: number, { moves, step, turn }: PathRules): Come {
  let [cost, from] = [Number.POSITIVE_INFINITY, k]
  for (let q = Math.max(0, k - moves); q <= Math.min(sums.length - 1, k + moves); q++) {
    const sum = (sums[q] as number) + turn * ((q - k) * step) ** 2
    if (sum < cost) [cost, from] = [sum, q]
  }
  return { cost, from }
}

/** For each ray, the place on the path with the smallest sum of costs and turns, by dynamic programming. */
export function cheapestPath(costs: readonly Float64Array[], rules: PathRules): readonly number[] {
  let sums = costs[0] ?? new Float64Array()
  const came: Int16Array[] = []
  for (const own of costs.slice(1)) {
    const from = new Int16Array(own.length)
    const next = own.map((cost, k) => {
      const best = cheapest(sums, k, rules)
      from[k] = best.from
      return cost + best.cost
    })
    came.push(from)
    sums = next
  }
  let k = sums.indexOf(Math.min(...sums))
  const path = [k]
  for (const from of came.toReversed()) {
    k = from[k] as number
    path.push(k)
  }
  return path.reverse()
}
