import { type OutlineName, outlineNames, outlineTable } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'
import { distance, type Point, plus } from '../geometry/point'
import { apply, mirror } from '../geometry/transform'
import type { PlacedPoints } from './derive'
import { openNasalSpine } from './nasal-spine'
import { carriedResidual } from './residual'
import { type FitOf, fitTemplate, onTemplate } from './template-fit'

/** A point of an outline on the film, image pixels. `estimated`: from the template; nobody placed it. */
export interface OutlinePoint extends Point {
  readonly name: OutlineKnotName
  readonly origin: 'placed' | 'estimated'
}

export interface FilledOutline {
  readonly name: OutlineName
  readonly points: readonly OutlinePoint[]
}

/** A curve's point that neither was placed nor could be estimated. */
export interface MissingOutlinePoint {
  readonly curve: OutlineName
  readonly point: OutlineKnotName
}

export type MissingLog = (missing: MissingOutlinePoint) => void

type Positions = Readonly<Partial<Record<string, Point>>>

/** Lengths along the template's chords, from the first point; the last entry closes the curve. */
function chordLengths(name: OutlineName): readonly number[] {
  const { points, closed } = outlineTable[name]
  const ring = closed ? [...points, ...points.slice(0, 1)] : points
  let length = 0
  return ring.map((knot, i) => {
    const before = ring[i - 1]
    if (before !== undefined) length += distance(onTemplate(before), onTemplate(knot))
    return length
  })
}

/** mm of the template along each curve, by the place of its points. */
export const alongTemplate: Readonly<Record<OutlineName, readonly number[]>> = Object.fromEntries(
  outlineNames.map(name => [name, chordLengths(name)]),
) as unknown as Record<OutlineName, readonly number[]>

/** Steps 2 and 3 of clinical/templates.json `fitting` for one curve: its points by place, undefined where none can be had. */
function estimateCurve(name: OutlineName, placed: Positions, fitOf: FitOf): readonly (Point | undefined)[] {
  const { points, closed } = outlineTable[name]
  return points.map((knot, i) => {
    const own = placed[knot]
    if (own !== undefined) return own
    const fit = fitOf(name, knot)
    if (fit === null) return undefined
    const carried = carriedResidual(i, { knots: points, along: alongTemplate[name], closed, placed, fit })
    return plus(apply(fit, onTemplate(knot)), carried)
  })
}

/** Step 4: a point that several curves estimate takes the mean of their estimates. */
function meanOfEstimates(
  estimates: ReadonlyMap<OutlineName, readonly (Point | undefined)[]>,
  placed: Positions,
): Map<string, Point> {
  const sums = new Map<string, { x: number; y: number; n: number }>()
  for (const [name, positions] of estimates) {
    outlineTable[name].points.forEach((knot, i) => {
      const at = positions[i]
      if (at === undefined || placed[knot] !== undefined) return
      const sum = sums.get(knot)
      sums.set(knot, sum === undefined ? { x: at.x, y: at.y, n: 1 } : { x: sum.x + at.x, y: sum.y + at.y, n: sum.n + 1 })
    })
  }
  return new Map([...sums].map(([knot, { x, y, n }]) => [knot, { x: x / n, y: y / n }]))
}

function fillFacingRight(points: PlacedPoints, log: MissingLog): readonly FilledOutline[] {
  const placed: Positions = points
  const fitOf = fitTemplate(points)
  const estimates = new Map(outlineNames.map(name => [name, estimateCurve(name, placed, fitOf)]))
  const estimated = openNasalSpine(meanOfEstimates(estimates, placed), placed)
  return outlineNames.map(name => ({
    name,
    points: outlineTable[name].points.flatMap((knot): readonly OutlinePoint[] => {
      const own = placed[knot]
      if (own !== undefined) return [{ name: knot, x: own.x, y: own.y, origin: 'placed' }]
      const at = estimated.get(knot)
      if (at !== undefined) return [{ name: knot, x: at.x, y: at.y, origin: 'estimated' }]
      log({ curve: name, point: knot })
      return []
    }),
  }))
}

const flip = (points: PlacedPoints): PlacedPoints =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, mirror(point)])) as PlacedPoints

/**
 * The points of all 29 outlines on a film, image pixels: placed landmarks where they are, the rest from the template by a
 * similarity fit of each curve's own anchors, as clinical/templates.json `fitting` says. A point that cannot be had is left out
 * and told to `log`.
 */
export function fillOutlines(
  points: PlacedPoints,
  facing: 'right' | 'left',
  log: MissingLog = () => {},
): readonly FilledOutline[] {
  if (facing === 'right') return fillFacingRight(points, log)
  return fillFacingRight(flip(points), log).map(outline => ({
    name: outline.name,
    points: outline.points.map(point => ({ ...point, x: -point.x })),
  }))
}
