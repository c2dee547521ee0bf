import type { GreyAt } from '@sella/ceph/edges/evidence'
import { cheapestPath, type PathRules } from '@sella/ceph/edges/path'
import { pointOn, type Station, stationed } from '@sella/ceph/edges/stations'
import type { Point } from '../film/canonical'
import type { Numbers } from '../film/numbers'
import { boneOf, isClear } from './bone-clearance'
import { expectedSkin, type SkinGuide, stationsOf } from './curve'
import { evidenceOf, type FilmFrame, greysOf } from './evidence'

/** One place of the traced skin. */
export interface SkinPlace {
  readonly at: Point
  /** Position among `skinKnots`, by the expected curve. */
  readonly knot: number
  /** How well the film shows the edge here, 0 to 1. */
  readonly evidence: number
}

/** Parameters of the search for the best path: canonical mm; costs are in units of one station without evidence. */
interface Search extends PathRules {
  readonly reach: number
  /** Cost of lying at the limit of the search range from the expected place, squared. */
  readonly away: number
}

const ALONG = 0.75 // canonical mm between stations
const first: Search = { reach: 9, step: 0.5, away: 0.35, turn: 0.5, moves: 3 }
const second: Search = { reach: 2, step: 0.25, away: 0.1, turn: 0.5, moves: 2 }
const NEAR_BONE = 2
/* A cephalostat's nasal rest presses the skin onto the bone; if nasion was read, the outline may follow it there. */
const PRESSED = 0.35
const OUT_OF_REACH = 1000

/**
 * The skin from forehead to throat: the path of most evidence near the expected curve, searched first widely around the shape
 * model's curve and then closely around the result. Canonical mm.
 */
export function traceSkin(
  film: FilmFrame,
  points: readonly Point[],
  numbers: Numbers,
  guide: SkinGuide = {},
): readonly SkinPlace[] {
  const greyAt = greysOf(film)
  const bone = boneOf(points, numbers, guide.SoftTissueNa ? PRESSED : 1)
  const allowed = (p: Point) => isClear(p, bone)
  const rough = bestPath(greyAt, stationsOf(expectedSkin(points, numbers, guide), ALONG), { ...first, allowed })
  const close = stationed(
    smoothed(rough).map(place => ({ ...place, reach: second.reach })),
    ALONG,
  )
  return smoothed(bestPath(greyAt, close, { ...second, allowed }))
}

const kernel = [0.4, 0.8, 1, 0.8, 0.4]

const smoothed = (line: readonly SkinPlace[]): readonly SkinPlace[] =>
  line.map((place, i) => {
    let [x, y, total] = [0, 0, 0]
    for (const [k, weight] of kernel.entries()) {
      const near = line[Math.min(line.length - 1, Math.max(0, i + k - 2))] as SkinPlace
      x += weight * near.at[0]
      y += weight * near.at[1]
      total += weight
    }
    return { ...place, at: [x / total, y / total] }
  })

interface Allowed extends Search {
  readonly allowed: (p: Point) => boolean
}

/** Dynamic programming over the stations: minimum sum of missing evidence, distance from the expected place and bends. */
function bestPath(greyAt: GreyAt, stations: readonly Station[], search: Allowed): readonly SkinPlace[] {
  const evidence = evidenceOf(greyAt, stations, search)
  const side = Math.round(search.reach / search.step)
  const costOf = (i: number) => costs(stations[i] as Station, evidence[i] as Float32Array, search)
  const path = cheapestPath(
    stations.map((_, i) => costOf(i)),
    search,
  )
  return stations.map((station, i) => {
    const place = path[i] as number
    const { knot } = station
    return { at: pointOn(station, (place - side) * search.step), knot, evidence: (evidence[i] as Float32Array)[place] as number }
  })
}

function costs(station: Station, evidence: Float32Array, { step, away, allowed }: Allowed): Float64Array {
  const side = (evidence.length - 1) / 2
  return Float64Array.from(evidence, (shown, k) => {
    const by = (k - side) * step
    if (Math.abs(by) > station.reach) return OUT_OF_REACH + Math.abs(by)
    const free = allowed(pointOn(station, by)) ? 1 - shown : NEAR_BONE
    return free + away * (by / station.reach) ** 2
  })
}
