import { type OutlineName, outlineTable } from '../data/outlines'
import type { PointName } from '../data/point-name'
import type { OutlineKnotName } from '../data/template'
import { crossing } from '../geometry/line'
import type { Point } from '../geometry/point'
import { bisectorPoint, tangentContact } from '../tracing/outline-contacts'
import type { Tracing } from '../tracing/tracing'
import { curveNamed, drawnWithout, stationsAlong } from './drawn'
import { handEdges } from './kinds'
import { type EdgePlace, edgeLine } from './line'
import type { EdgeLook } from './look'
import { pointOn, type Spot } from './stations'

/** A stretch of an outline, from one of its points to another. */
interface Stretch {
  readonly outline: OutlineName
  readonly from: OutlineKnotName
  readonly to: OutlineKnotName
}

/**
 * How a point is defined: the place furthest forward, down, or both, along consecutive stretches; or by the tangents of the
 * mandible.
 */
type Rule =
  | { readonly by: 'forward' | 'down' | 'forward-down'; readonly on: readonly Stretch[] }
  | { readonly by: 'tangents'; readonly on: readonly Stretch[] }

const chin: Stretch = { outline: 'symphysis_labial', from: 'B', to: 'Me' }
const under: Stretch = { outline: 'symphysis_lingual', from: 'Me', to: 'SG3' }

/** The points whose definition fixes them on an outline, in the wording of the landmark table. */
const rules = {
  Pog: { by: 'forward', on: [chin] },
  Gn: { by: 'forward-down', on: [chin, under] },
  Me: { by: 'down', on: [chin, under] },
  Prn: { by: 'forward', on: [{ outline: 'profile_upper', from: 'SU10', to: 'Columella' }] },
  SoftTissuePog: { by: 'forward', on: [{ outline: 'profile_lower', from: 'SoftTissueB', to: 'SoftTissueMe' }] },
  Go: {
    by: 'tangents',
    on: [
      { outline: 'ramus_posterior', from: 'Go', to: 'Ar' },
      { outline: 'mandible_lower_border', from: 'Me', to: 'Go' },
    ],
  },
} as const satisfies Readonly<Partial<Record<PointName, Rule>>>

export type RulePoint = keyof typeof rules
export const isRulePoint = (name: string): name is RulePoint => Object.hasOwn(rules, name)

const REACH = 4 // maximum distance of the edge from the drawn outline, units
const SHOWN = { about: 3, least: 0.35 }
const FLAT = 0.15 // units: places this close to the furthest one count as equally far
const kernel = [1, 2, 3, 2, 1]

interface Place {
  readonly at: Spot
  readonly evidence: number
}

const placeOf = ({ station, off, evidence }: EdgePlace): Place => ({ at: pointOn(station, off), evidence })

/** Removes the staircase steps caused by sampling the search. */
const smoothed = (line: readonly Place[]): readonly Place[] =>
  line.map((place, i) => {
    let [x, y, total] = [0, 0, 0]
    for (const [k, weight] of kernel.entries()) {
      const near = line[Math.min(line.length - 1, Math.max(0, i + k - 2))] as Place
      ;[x, y, total] = [x + weight * near.at[0], y + weight * near.at[1], total + weight]
    }
    return { ...place, at: [x / total, y / total] }
  })

type Curves = ReturnType<typeof drawnWithout>

function edgeOn(curves: Curves, { outline, from, to }: Stretch, look: EdgeLook): readonly Place[] {
  const [curve, kind] = [curveNamed(curves, outline), handEdges[outline]]
  if (!curve || !kind) return []
  const table: readonly OutlineKnotName[] = outlineTable[outline].points
  const [start, end] = [table.indexOf(from), table.indexOf(to)]
  const stations = stationsAlong(curve, look, { reach: REACH }).filter(({ knot }) => knot >= start && knot <= end)
  return stations.length < 3 ? [] : smoothed(edgeLine(look.greyAt, stations, { kind, reach: REACH }).map(placeOf))
}

/*
 * Directions are those of the film as given, facing right, as for the readers of the training films and the detector
 * (`detect/skin-rules.ts`).
 */
const directions: Readonly<Record<Exclude<Rule['by'], 'tangents'>, Spot>> = {
  forward: [1, 0],
  down: [0, 1],
  'forward-down': [Math.SQRT1_2, Math.SQRT1_2],
}

const shownAt = (line: readonly Place[], i: number): boolean => {
  const about = line.slice(Math.max(0, i - SHOWN.about), i + SHOWN.about + 1)
  return about.reduce((sum, { evidence }) => sum + evidence, 0) / about.length >= SHOWN.least
}

/**
 * The middle of the furthest places of a line; null if the furthest one is at its end, because the true extreme may lie beyond
 * it.
 */
function farthest(line: readonly Place[], [dx, dy]: Spot): Spot | null {
  const heights = line.map(({ at: [x, y] }) => x * dx + y * dy)
  const highest = Math.max(...heights)
  const top = heights.indexOf(highest)
  if (top <= 1 || top >= line.length - 2) return null
  let [from, to] = [top, top]
  while (from > 0 && highest - (heights[from - 1] as number) < FLAT) from--
  while (to < line.length - 1 && highest - (heights[to + 1] as number) < FLAT) to++
  const middle = Math.round((from + to) / 2)
  return shownAt(line, middle) ? ((line[middle] as Place).at as Spot) : null
}

const asPoint = ([x, y]: Spot): Point => ({ x, y })

/** Where the bisector of the tangents from Ar and Me meets the angle of the mandible. */
function byTangents(edges: readonly (readonly Place[])[], { points: { Ar, Me } }: Tracing, look: EdgeLook): Spot | null {
  const [ramus, border] = edges.map(line => line.map(({ at }) => asPoint(at)))
  if (!Ar || !Me || !ramus?.length || !border?.length) return null
  const [ar, me] = [asPoint(look.toUnits(Ar)), asPoint(look.toUnits(Me))]
  const [back, low] = [tangentContact(ar, [ramus], 'posterior'), tangentContact(me, [border], 'inferior')]
  const corner = back && low && crossing([ar, back], [me, low])
  const at = corner && bisectorPoint([ar, corner, me], [ramus, border])
  const line = edges.flat()
  const i = at ? line.findIndex(place => place.at[0] === at.x && place.at[1] === at.y) : -1
  return at && i >= 0 && shownAt(line, i) ? [at.x, at.y] : null
}

/**
 * A point located by its definition on the film's edge along the outlines of a tracing, film pixels; forward and down are those
 * of the film. Null if the outline cannot be drawn or the film shows no edge there: no place is guessed.
 */
export function pointByRule(look: EdgeLook, name: RulePoint, tracing: Tracing): Point | null {
  const { by, on }: Rule = rules[name]
  const curves = drawnWithout(tracing, name)
  const edges = on.map(stretch => edgeOn(curves, stretch, look))
  const spot = by === 'tangents' ? byTangents(edges, tracing, look) : farthest(edges.flat(), directions[by])
  return spot && look.toFilm(spot)
}
