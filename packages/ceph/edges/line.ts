import { edgeEvidence, type GreyAt } from './evidence'
import type { OutlineEdge } from './kinds'
import { cheapestPath } from './path'
import type { Station } from './stations'

const search = { step: 0.25, moves: 1, turn: 1.2 }
const AWAY = 0.5 // cost of being a full reach away, relative to 1 for a station without evidence
const OUT_OF_REACH = 1000

/** The edge at a station: its distance outwards, and how clearly the picture shows it there (0 to 1). */
export interface EdgePlace {
  readonly station: Station
  readonly off: number
  readonly evidence: number
}

/**
 * The edge of a kind along an outline, one place per station: the path with the most evidence that bends little and stays close.
 */
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
