import { degrees, turn } from '../geometry/angle'
import { direction } from '../geometry/line'
import { cross, dot, minus, type Point } from '../geometry/point'
import { type Hints, hintsOf, perpendicular } from './axes'
import type { FrontalPoints } from './points'

/** More than so many degrees off the perpendicular of the Z plane, Cg-ANS is not the midline; clinical/beyond/frontal.md, section 3 (proposal). */
const mostLean = 2

/** What the midsagittal reference line was laid by. */
export type MidlineRule = 'cg-ans' | 'z-plane'

/** Two unit vectors at right angles, image pixels: to the patient's left and down the face. */
interface Axes {
  readonly left: Point
  readonly down: Point
}

/** The midsagittal reference line (MSR). */
export interface Midline extends Axes {
  readonly at: Point
  readonly by: MidlineRule
  /** Degrees by which Cg-ANS leans off the perpendicular of the Z plane, + its lower end to the patient's left; null where one of them is missing. */
  readonly lean: number | null
}

/** What is measured against on one film. */
export interface FrontalFrame {
  /** The Z plane, the horizontal of reference; null without both of its points. */
  readonly z: (Axes & { readonly at: Point }) | null
  /** Null without Cg, and where neither ANS nor the Z plane is there. */
  readonly midline: Midline | null
  readonly hints: Hints
}

/** By what a frame was laid before. */
interface Laid {
  readonly rule?: MidlineRule | null
  readonly hints?: Hints
}

function zPlane(points: FrontalPoints, hints: Hints): FrontalFrame['z'] {
  const { Z_R, Z_L } = points
  const left = Z_R && Z_L ? direction(Z_R, Z_L) : null
  return Z_R && left ? { at: Z_R, left, down: perpendicular(left, hints.down) } : null
}

/** Degrees from the perpendicular of the Z plane to Cg-ANS, + towards the patient's left. */
const leanOf = (down: Point, z: Axes): number => degrees(Math.atan2(dot(down, z.left), dot(down, z.down)))

function midlineOf(points: FrontalPoints, z: FrontalFrame['z'], { rule, hints }: Required<Laid>): Midline | null {
  const { Cg, ANS_PA } = points
  if (!Cg) return null
  const down = ANS_PA ? direction(Cg, ANS_PA) : null
  const lean = down && z ? leanOf(down, z) : null
  const fits = down !== null && (rule === null ? lean === null || Math.abs(lean) <= mostLean : rule === 'cg-ans')
  if (fits) return { at: Cg, down, left: perpendicular(down, hints.left), by: 'cg-ans', lean }
  return z && { at: Cg, down: z.down, left: z.left, by: 'z-plane', lean }
}

/**
 * The Z plane and the midline of a film: Cg-ANS after Grummons; the perpendicular to the Z plane through Cg where ANS is missing or
 * Cg-ANS leans more than 2 degrees. `laid`: holds to what it was laid by, so that a small move does not change it.
 */
export function frontalFrame(points: FrontalPoints, { rule = null, hints = hintsOf(points) }: Laid = {}): FrontalFrame {
  const z = zPlane(points, hints)
  return { z, hints, midline: midlineOf(points, z, { rule, hints }) }
}

/** How far a point lies from the midline, + to the patient's left; units of the points. */
export const offMidline = ({ at, down, left }: Midline, p: Point): number => {
  const across = cross(down, minus(p, at))
  return cross(down, left) > 0 ? across : -across
}

/** Degrees the Z plane leans in the picture, + its left end lower: how far the head or the film was rolled. Nothing is measured against it. */
export const rollOf = ({ left }: Axes): number => degrees(Math.atan2(left.y, Math.abs(left.x)))

/** Degrees a line from right to left is turned off the Z plane, + its left end lower. */
export const tiltOf = (z: Axes, right: Point, left: Point): number | null => {
  const along = direction(right, left)
  if (!along) return null
  const angle = degrees(turn(z.left, along))
  return cross(z.left, z.down) > 0 ? angle : -angle
}
