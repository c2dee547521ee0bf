import { limits } from '../data/maturation'
import { signedDistance } from '../geometry/line'
import { distance } from '../geometry/point'
import type { Body, LowerBorder, Spine } from './spine'

/**
 * What is measured of the vertebrae, ratios all: no scale is needed. `notch`: depth of the lower border's notch over the border's
 * length, negative where it bulges. `taper`: rear over front height. `shape`: height over width.
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

/** On which side of its lower border, walked from behind to the front, a body lies: 1 or -1, by its own walls; 0 if on it. */
export const sideOf = ({ IP, IA, SP, SA }: Body): number =>
  Math.sign((signedDistance(IP, IA, SP) ?? 0) + (signedDistance(IP, IA, SA) ?? 0))

const notchOf = ({ IP, ID, IA }: LowerBorder, side: number): number =>
  ((signedDistance(IP, IA, ID) ?? Number.NaN) * side) / distance(IP, IA)

const taperOf = ({ IP, IA, SP, SA }: Body): number => distance(SP, IP) / distance(SA, IA)

const shapeOf = ({ IP, IA, SP, SA }: Body): number =>
  (distance(SP, IP) + distance(SA, IA)) / (distance(SP, SA) + distance(IP, IA))

/**
 * The features of a spine, whichever way the patient faces, at any size and turn; null where points coincide, or where C3 and C4 lie on
 * different sides of their lower borders, as no spine does.
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

/** The form of a body as the rule table names it. */
export type BodyForm = 'trapezoid' | 'horizontal' | 'square' | 'vertical'

export const isNotched = (notch: number): boolean => notch >= limits.notch.at

/** A body that is higher than wide, or as high, counts as that; one that lies may still be higher behind. */
export function formOf(taper: number, shape: number): BodyForm {
  if (shape > limits.upright.at) return 'vertical'
  if (shape >= limits.square.at) return 'square'
  return taper >= limits.taper.at ? 'trapezoid' : 'horizontal'
}
