import { degrees, turn } from '../geometry/angle'
import { direction } from '../geometry/line'
import { cross, dot, minus, type Point } from '../geometry/point'
import { asRead } from '../measure/display'
import { type Hints, hintsOf, perpendicular } from './axes'
import type { FrontalPoints } from './points'

/**
 * If Cg-ANS deviates by more than this many degrees from the perpendicular of the Z plane, it is not used as the midline;
 * clinical/beyond/frontal.md, section 3 (proposal). Compared with the angle as displayed, which stands beside the rule.
 */
const mostLean = 2

const leansTooFar = (lean: number): boolean => Math.abs(asRead(lean, 'degree')) > mostLean

/** How the midsagittal reference line was constructed. */
export type MidlineRule = 'cg-ans' | 'z-plane'

/** Two perpendicular unit vectors, image pixels: to the patient's left and down the face. */
interface Axes {
  readonly left: Point
  readonly down: Point
}

/** The midsagittal reference line (MSR). */
export interface Midline extends Axes {
  readonly at: Point
  readonly by: MidlineRule
  /**
   * Degrees by which Cg-ANS deviates from the perpendicular of the Z plane, positive if its lower end is towards the patient's
   * left; null if either is missing.
   */
  readonly lean: number | null
}

/** The reference frame for measuring one film. */
export interface FrontalFrame {
  /** The Z plane, the horizontal reference; null unless both of its points are placed. */
  readonly z: (Axes & { readonly at: Point }) | null
  /** Null without Cg, and if both ANS and the Z plane are missing. */
  readonly midline: Midline | null
  readonly hints: Hints
}

/** The rule and the hints a previous frame was based on. */
interface FrameOptions {
  readonly rule?: MidlineRule | null
  readonly hints?: Hints
}

function zPlane(points: FrontalPoints, hints: Hints): FrontalFrame['z'] {
  const { Z_R, Z_L } = points
  const left = Z_R && Z_L ? direction(Z_R, Z_L) : null
  return Z_R && left ? { at: Z_R, left, down: perpendicular(left, hints.down) } : null
}

/** Degrees from the perpendicular of the Z plane to Cg-ANS, positive towards the patient's left. */
const leanOf = (down: Point, z: Axes): number => degrees(Math.atan2(dot(down, z.left), dot(down, z.down)))

function midlineOf(points: FrontalPoints, z: FrontalFrame['z'], { rule, hints }: Required<FrameOptions>): Midline | null {
  const { Cg, ANS_PA } = points
  if (!Cg) return null
  const down = ANS_PA ? direction(Cg, ANS_PA) : null
  const lean = down && z ? leanOf(down, z) : null
  const fits = down !== null && (rule === null ? lean === null || !leansTooFar(lean) : rule === 'cg-ans')
  if (fits) return { at: Cg, down, left: perpendicular(down, hints.left), by: 'cg-ans', lean }
  return z && { at: Cg, down: z.down, left: z.left, by: 'z-plane', lean }
}

/**
 * The Z plane and the midline of a film: Cg-ANS after Grummons; or the perpendicular to the Z plane through Cg if ANS is missing
 * or Cg-ANS deviates by more than 2 degrees. If `rule` and `hints` of an earlier frame are given, they are kept, so that a small
 * movement of a point does not change them.
 */
export function frontalFrame(points: FrontalPoints, { rule = null, hints = hintsOf(points) }: FrameOptions = {}): FrontalFrame {
  const z = zPlane(points, hints)
  return { z, hints, midline: midlineOf(points, z, { rule, hints }) }
}

/** Distance of a point from the midline, positive to the patient's left; in the points' units. */
export const offMidline = ({ at, down, left }: Midline, p: Point): number => {
  const across = cross(down, minus(p, at))
  return cross(down, left) > 0 ? across : -across
}

/**
 * Degrees by which the Z plane is tilted in the picture, positive if its left end is lower: the roll of the head or the film.
 * Nothing is measured against it.
 */
export const rollOf = ({ left }: Axes): number => degrees(Math.atan2(left.y, Math.abs(left.x)))

/** Degrees by which a line from right to left deviates from the Z plane, positive if its left end is lower. */
export const tiltOf = (z: Axes, right: Point, left: Point): number | null => {
  const along = direction(right, left)
  if (!along) return null
  const angle = degrees(turn(z.left, along))
  return cross(z.left, z.down) > 0 ? angle : -angle
}
