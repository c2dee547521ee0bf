import { edgeEvidence, type GreyAt } from './evidence'
import type { OutlineEdge } from './kinds'
import { cheapestPath } from './path'
import type { Station } from './stations'

const search = { step: 0.25, moves: 1, turn: 1.2 }
const AWAY = 0.5 // cost of lying a whole reach away, against 1 for a station without evidence
const OUT_OF_REACH = 1000

/** Where the edge lies at a station: so far out of it, and how well the picture shows it there (0 to 1). */
export interface EdgePlace {
  readonly station: Station
  readonly off: number
  readonly evidence: number
}

/** The edge of a kind along an outline, a place for each of its stations: the path of most evidence that bends little and lies near. */
export function edgeLine(greyAt: GreyAt, stations: readonly Station[], edge: OutlineEdge): readonly EdgePlace[] {
  const evidence = edgeEvidence(greyAt, stations, { kind: edge.kind, reach: edge.reach, step: search.step })
  const side = Math.round(edge.reach / search.step)
  const costs = stations.map(({ reach }, i) =>
    Float64Array.from(evidence[i] as Float32Array, (shown, k) => {
      const off = (k - side) * search.step
      return Math.abs(off) > reach ? OUT_OF_REACH + Math.abs(off) : 1 - shown + AWAY * (off / reach) ** 2
    }),
  )
  return cheapestPath(costs, search).map((k, i) => ({
    station: stations[i] as Station,
    off: (k - side) * search.step,
    evidence: (evidence[i] as Float32Array)[k] as number,
  }))
}
