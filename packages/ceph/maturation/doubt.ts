import type { GrowthGroup } from '../data/maturation'
import { stageRows } from '../data/maturation-growth'
import { type Stage, stages } from '../data/maturation-stages'
import type { Point } from '../geometry/point'
import { even, normal } from '../geometry/random'
import { type FeatureName, type Features, featureNames, featuresOf } from './features'
import type { Body, LowerBorder, Spine } from './spine'
import { stageOf } from './stage'

/** Standard deviation of each coordinate of the 13 points, in their order (`neckPoints`) and in the spine's unit. */
export type Scatter = readonly number[]

export interface Doubt {
  /** Fraction of the trials that gave each stage, 0 to 1. */
  readonly shares: Readonly<Record<Stage, number>>
  readonly groups: Readonly<Record<GrowthGroup, number>>
  /** One standard error of each feature. */
  readonly errors: Features
}

/** The standard error of a fraction is then at most 0.016. */
const trials = 1000

/** A trial displaces 13 points by two numbers each. */
const perTrial = 26

let drawn: Float64Array | null = null

/**
 * Always the same random numbers, so that a film always gives the same result, and the result changes smoothly while a point is
 * dragged.
 */
function moves(): Float64Array {
  if (drawn) return drawn
  const next = even(20261122)
  drawn = Float64Array.from({ length: trials * perTrial }, () => normal(next))
  return drawn
}

/** Displaces the points of a trial in turn, each by two of the numbers from `start` on. */
const mover = (sds: Float64Array, start: number) => {
  const numbers = moves()
  let point = 0
  return ({ x, y }: Point): Point => {
    const sd = sds[point] ?? 0
    const at = start + 2 * point
    point += 1
    return { x: x + sd * (numbers[at] ?? 0), y: y + sd * (numbers[at + 1] ?? 0) }
  }
}

type Move = ReturnType<typeof mover>

const border = ({ IP, ID, IA }: LowerBorder, move: Move): LowerBorder => ({ IP: move(IP), ID: move(ID), IA: move(IA) })

const body = ({ IP, ID, IA, SA, SP }: Body, move: Move): Body => ({
  IP: move(IP),
  ID: move(ID),
  IA: move(IA),
  SA: move(SA),
  SP: move(SP),
})

const scattered = ({ C2, C3, C4 }: Spine, move: Move): Spine => ({
  C2: border(C2, move),
  C3: body(C3, move),
  C4: body(C4, move),
})

const zeros = (): Record<FeatureName, number> =>
  Object.fromEntries(featureNames.map(name => [name, 0])) as Record<FeatureName, number>

/**
 * Displaces each point by its own scatter, independently, in many trials: how often each stage results, and the scatter of the
 * features.
 */
export function doubtOf(spine: Spine, scatter: Scatter): Doubt | null {
  const here = featuresOf(spine)
  if (here === null) return null
  const shares: Record<Stage, number> = { CS1: 0, CS2: 0, CS3: 0, CS4: 0, CS5: 0, CS6: 0 }
  const groups: Record<GrowthGroup, number> = { before: 0, around: 0, after: 0 }
  const errors = zeros()
  const sds = Float64Array.from(scatter)
  const seen = Array.from({ length: trials }, (_, i) => featuresOf(scattered(spine, mover(sds, i * perTrial)))).filter(
    features => features !== null,
  )
  if (seen.length === 0) return null
  for (const features of seen) {
    shares[stageOf(features).stage] += 1
    for (const name of featureNames) errors[name] += (features[name] - here[name]) ** 2 / seen.length
  }
  for (const stage of stages) {
    groups[stageRows[stage].group] += shares[stage] / seen.length
    shares[stage] /= seen.length
  }
  for (const name of featureNames) errors[name] = Math.sqrt(errors[name])
  return { shares, groups, errors }
}
