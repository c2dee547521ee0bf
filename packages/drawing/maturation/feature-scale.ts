import { limits } from '@sella/ceph/data/maturation'
import { limitsOf } from '@sella/ceph/maturation/causes'
import type { FeatureName } from '@sella/ceph/maturation/features'
import { asRead } from '@sella/ceph/measure/display'

const ranges = { notch: [-0.06, 0.24], taper: [0.9, 1.45], shape: [0.5, 1.4] } as const

const rangeOf = (feature: FeatureName): readonly [number, number] =>
  ranges[feature.slice(feature.indexOf('_') + 1) as keyof typeof ranges]

const within = (part: number): number => Math.min(1, Math.max(0, part))

/**
 * A feature on its scale, with all positions from 0 to 1: its value with a whisker of one standard error, its limits and their
 * grey zones.
 */
export interface FeatureScale {
  readonly at: number
  readonly whisker: readonly [number, number]
  readonly limits: readonly number[]
  readonly grey: readonly (readonly [number, number])[]
  /** Whether the value as displayed lies within a grey zone, ends included. */
  readonly near: boolean
}

export const featureScale = (feature: FeatureName, value: number, error: number): FeatureScale => {
  const [low, high] = rangeOf(feature)
  const part = (of: number): number => within((of - low) / (high - low))
  const read = asRead(value, '')
  const featureLimits = limitsOf(feature).map(name => limits[name])
  return {
    at: part(value),
    whisker: [part(value - error), part(value + error)],
    limits: featureLimits.map(({ at }) => part(at)),
    grey: featureLimits.map(({ grey }) => [part(grey[0]), part(grey[1])]),
    near: featureLimits.some(({ grey }) => read >= grey[0] && read <= grey[1]),
  }
}

/** The limit in words, e.g. `0.07` or `0.90–1.10`. */
export const limitText = (feature: FeatureName): string =>
  limitsOf(feature)
    .map(name => limits[name].at.toFixed(2))
    .join('–')

/** Whether a limit of the feature is shown as doubtful. */
export const limitDoubtful = (feature: FeatureName): boolean => limitsOf(feature).some(name => limits[name].grade === 'doubtful')
