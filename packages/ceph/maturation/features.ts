import { limits } from '../data/maturation'
import { signedDistance } from '../geometry/line'
import { distance } from '../geometry/point'
import { asRead } from '../measure/display'
import type { Body, LowerBorder, Spine } from './spine'

/**
 * Features of the vertebrae. All are ratios, so no scale is needed. `notch`: depth of the lower border's concavity over the
 * border's length, negative if convex. `taper`: posterior over anterior height. `shape`: height over width.
 */
export interface Features {
  readonly C2_notch: number
  readonly C3_notch: number
  readonly C4_notch: number
  readonly C3_taper: number
  readonly C4_taper: number
  readonly C3_shape: number
  readonly C4_shape: number
}

export type FeatureName = keyof Features

export const featureNames = [
  'C2_notch',
  'C3_notch',
  'C4_notch',
  'C3_taper',
  'C4_taper',
  'C3_shape',
  'C4_shape',
] as const satisfies readonly FeatureName[]

/**
 * The side of its lower border, followed from back to front, on which a vertebral body lies: 1 or -1, by its own walls; 0 if on
 * it.
 */
export const sideOf = ({ IP, IA, SP, SA }: Body): number =>
  Math.sign((signedDistance(IP, IA, SP) ?? 0) + (signedDistance(IP, IA, SA) ?? 0))

const notchOf = ({ IP, ID, IA }: LowerBorder, side: number): number =>
  ((signedDistance(IP, IA, ID) ?? Number.NaN) * side) / distance(IP, IA)

const taperOf = ({ IP, IA, SP, SA }: Body): number => distance(SP, IP) / distance(SA, IA)

const shapeOf = ({ IP, IA, SP, SA }: Body): number =>
  (distance(SP, IP) + distance(SA, IA)) / (distance(SP, SA) + distance(IP, IA))

/**
 * The features of a spine, independent of facing, size and rotation; null if points coincide, or if C3 and C4 lie on different
 * sides of their lower borders, which is anatomically impossible.
 */
export function featuresOf({ C2, C3, C4 }: Spine): Features | null {
  const side = sideOf(C3)
  if (side === 0 || side !== sideOf(C4)) return null
  const features: Features = {
    C2_notch: notchOf(C2, side),
    C3_notch: notchOf(C3, side),
    C4_notch: notchOf(C4, side),
    C3_taper: taperOf(C3),
    C4_taper: taperOf(C4),
    C3_shape: shapeOf(C3),
    C4_shape: shapeOf(C4),
  }
  return Object.values(features).every(Number.isFinite) ? features : null
}

/** The shape of a vertebral body as named in the rule table. */
export type BodyForm = 'trapezoid' | 'horizontal' | 'square' | 'vertical'

/** The features as displayed, rounded to 3 decimals. Limits are applied to these, so that a verdict never contradicts its number. */
export const featuresAsRead = (features: Features): Features =>
  Object.fromEntries(featureNames.map(name => [name, asRead(features[name], '')])) as unknown as Features

export const isNotched = (notch: number): boolean => notch >= limits.notch.at

/** A body at least as high as it is wide is classified by that; a horizontal one may still be higher at the back. */
export function formOf(taper: number, shape: number): BodyForm {
  if (shape > limits.upright.at) return 'vertical'
  if (shape >= limits.square.at) return 'square'
  return taper >= limits.taper.at ? 'trapezoid' : 'horizontal'
}
