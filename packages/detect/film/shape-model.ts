import { isLandmarkName, isOnDemand, landmarks } from '@sella/ceph/data/landmarks'
import { apply, distance, inverse, type Point, robustFit } from './canonical'
import type { Numbers } from './numbers'

/** Where the other 18 points expect a landmark (canonical mm), and its distance from there in spreads. */
export interface Expectation {
  readonly at: Point
  readonly surprise: number
}

const weigh = (weights: readonly number[], inputs: readonly number[]): number =>
  inputs.reduce((sum, input, i) => sum + input * (weights[i] as number), weights[inputs.length] ?? 0)

const offsets = (points: readonly Point[], mean: readonly Point[]): number[] =>
  points.flatMap((p, i) => [p[0] - (mean[i] as Point)[0], p[1] - (mean[i] as Point)[1]])

/** Ridge prediction of each canonical point from the others (trained on the true points of the films). */
export function expectations(points: readonly Point[], { mean, guard }: Numbers): readonly Expectation[] {
  const inputs = offsets(points, mean)
  return points.map((p, i) => {
    const [wx, wy] = guard.weights[i] as readonly [readonly number[], readonly number[]]
    const [mx, my] = mean[i] as Point
    const at: Point = [mx + weigh(wx, inputs), my + weigh(wy, inputs)]
    return { at, surprise: distance(p, at) / (guard.spread[i] as number) }
  })
}

/** Replaces the worst point beyond the guard's limit by its expected position, up to five times. */
export function guarded(points: readonly Point[], numbers: Numbers): readonly Point[] {
  let current = points
  for (let round = 0; round < 5; round++) {
    const expected = expectations(current, numbers)
    const worst = expected.reduce((w, e, i) => (e.surprise > (expected[w] as Expectation).surprise ? i : w), 0)
    const there = expected[worst] as Expectation
    if (there.surprise < numbers.views.guard) break
    current = current.map((p, i) => (i === worst ? there.at : p))
  }
  return current
}

/** An estimated landmark in the frame of the given points, with the bound for 68 % of such estimates (same unit). */
export interface Estimate {
  readonly at: Point
  readonly p68: number
}

/**
 * Landmarks regressed on the detected ones (`shared`), as far as there were films with readings of them
 * (training/regress_further.py).
 */
export function regressed(
  points: readonly Point[],
  { order, mean, shared, regress }: Numbers,
): Readonly<Record<string, Estimate>> {
  const pick = (from: readonly Point[]) => shared.map(name => from[order.indexOf(name)] as Point)
  const own = pick(mean)
  const frame = robustFit(pick(points), own)
  const back = inverse(frame)
  const inputs = offsets(
    pick(points).map(p => apply(frame, p)),
    own,
  )
  return Object.fromEntries(
    Object.entries(regress).map(([name, { weights, p68 }]) => {
      const [wx, wy] = weights as readonly [readonly number[], readonly number[]]
      return [name, { at: apply(back, [weigh(wx, inputs), weigh(wy, inputs)]), p68 }]
    }),
  )
}

/** The template's other landmarks: similarity onto the points, shifted with the offsets of their neighbours. */
export function placed(points: readonly Point[], { order, template }: Numbers): Readonly<Record<string, Estimate>> {
  const templatePlaces = order.map(name => template.places[name] as Point)
  const frame = robustFit(templatePlaces, points)
  const seats = templatePlaces.map(p => apply(frame, p))
  const names = Object.keys(template.places).filter(name => !order.includes(name))
  return Object.fromEntries(
    names.map(name => {
      const base = apply(frame, template.places[name] as Point)
      const near = seats.map(seat => Math.exp((-0.5 * distance(seat, base) ** 2) / template.reach ** 2))
      const total = near.reduce((sum, w) => sum + w, 0.3) // 0.3: a single distant neighbour shifts nothing
      const pull = (axis: 0 | 1) =>
        near.reduce((sum, w, i) => sum + w * ((points[i] as Point)[axis] - (seats[i] as Point)[axis]), 0) / total
      const at: Point = [base[0] + pull(0), base[1] + pull(1)]
      const nearest = Math.min(...points.map(p => distance(p, at)))
      const soft = isLandmarkName(name) && landmarks[name].category === 'soft_tissue' ? (template.soft ?? 1) : 1
      return [name, { at, p68: soft * template.p68 * Math.max(template.base + template.slope * nearest, 0.5) }]
    }),
  )
}

/**
 * All estimates: regressed ones, and from the template those without readings on films. Other points regressed by older weights
 * are not landmarks, and points shown on demand are read or omitted, never guessed.
 */
export function estimates(points: readonly Point[], numbers: Numbers): Readonly<Record<string, Estimate>> {
  const regressedPoints = Object.entries(regressed(points, numbers)).filter(([name]) => isLandmarkName(name) && !isOnDemand(name))
  return { ...placed(points, numbers), ...Object.fromEntries(regressedPoints) }
}
