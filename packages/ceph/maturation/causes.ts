import { limits } from '../data/maturation'
import type { Stage } from '../data/maturation-stages'
import { type FeatureName, type Features, featureNames } from './features'
import { stageOf } from './stage'

type LimitName = keyof typeof limits

/** The limits that apply to a feature. */
export const limitsOf = (feature: FeatureName): readonly LimitName[] =>
  feature.endsWith('notch') ? ['notch'] : feature.endsWith('taper') ? ['taper'] : ['square', 'upright']

/** A feature so close to a limit that its error may cross it, and the stage that would result. */
export interface Cause {
  readonly feature: FeatureName
  readonly limit: number
  /** Distance from the limit in standard errors. */
  readonly errors: number
  readonly instead: Stage
}

/** A feature further from a limit than this many standard errors is not reported: it crosses the limit in 2 of 100 trials. */
const farthest = 2
/** Just enough to be on the other side. */
const beyond = 1e-9

/** What makes a stage doubtful, nearest limit first. A feature whose other side gives the same stage is not a cause. */
export function causesOf(features: Features, errors: Features): readonly Cause[] {
  const { stage } = stageOf(features)
  const causes = featureNames.flatMap(feature =>
    limitsOf(feature).flatMap((name): readonly Cause[] => {
      const value = features[feature]
      const { at } = limits[name]
      const across = value >= at ? at - beyond : at + beyond
      const instead = stageOf({ ...features, [feature]: across }).stage
      const away = Math.abs(value - at) / errors[feature]
      return instead === stage || !(away <= farthest) ? [] : [{ feature, limit: at, errors: away, instead }]
    }),
  )
  return causes.sort((a, b) => a.errors - b.errors)
}
