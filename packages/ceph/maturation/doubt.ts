import { type GrowthGroup, type Stage, stageRows, stages } from '../data/maturation'
import { even, normal } from '../geometry/random'
import { type FeatureName, type Features, featureNames, featuresOf } from './features'
import type { Body, LowerBorder, Spine, Vertebra } from './spine'
import { stageOf } from './stage'

/** Standard deviation of each coordinate of a point, in the spine's unit. */
export type Scatter = (vertebra: Vertebra, part: keyof Body) => number

export interface Doubt {
  /** Part of the trials that gave each stage, 0 to 1. */
  readonly shares: Readonly<Record<Stage, number>>
  readonly groups: Readonly<Record<GrowthGroup, number>>
  /** One standard error of each feature. */
  readonly errors: Features
}

/** A share is off by 0.011 at most, one standard error. */
const trials = 2000

/** Any will do; the same one always, so that a film has one answer. */
const seed = 20261122

function moved<Of extends LowerBorder>(of: Of, by: (part: keyof Body) => { readonly x: number; readonly y: number }): Of {
  const parts = Object.entries(of).map(([part, { x, y }]) => {
    const shift = by(part as keyof Body)
    return [part, { x: x + shift.x, y: y + shift.y }]
  })
  return Object.fromEntries(parts) as Of
}

const zero = (): Record<FeatureName, number> => Object.fromEntries(featureNames.map(name => [name, 0])) as Record<FeatureName, number>

/** Each point moved by its own scatter, independently, many times over: how often each stage comes out, and what the features scatter. */
export function doubtOf(spine: Spine, scatter: Scatter): Doubt | null {
  const here = featuresOf(spine)
  if (here === null) return null
  const next = even(seed)
  const counts = Object.fromEntries(stages.map(stage => [stage, 0])) as Record<Stage, number>
  const squares = zero()
  let valid = 0
  for (let trial = 0; trial < trials; trial += 1) {
    const shift = (vertebra: Vertebra) => (part: keyof Body) => {
      const sd = scatter(vertebra, part)
      return { x: sd * normal(next), y: sd * normal(next) }
    }
    const [C2, C3, C4] = [moved(spine.C2, shift('C2')), moved(spine.C3, shift('C3')), moved(spine.C4, shift('C4'))]
    const features = featuresOf({ C2, C3, C4 })
    if (features === null) continue
    valid += 1
    counts[stageOf(features).stage] += 1
    for (const name of featureNames) squares[name] += (features[name] - here[name]) ** 2
  }
  if (valid === 0) return null
  const shares = Object.fromEntries(stages.map(stage => [stage, counts[stage] / valid])) as Record<Stage, number>
  const groups: Record<GrowthGroup, number> = { before: 0, around: 0, after: 0 }
  for (const stage of stages) groups[stageRows[stage].group] += shares[stage]
  const errors = zero()
  for (const name of featureNames) errors[name] = Math.sqrt(squares[name] / valid)
  return { shares, groups, errors }
}
