import type { GreyPicture } from '../film/picture'
import type { Turn } from '../passes/film-checks'
import type { PorionChoice, PorionDefinition } from '../passes/porion'

export interface DetectedPoint {
  /** In pixels of the given picture, even if it was mirrored, rotated or negative. */
  readonly x: number
  readonly y: number
  readonly origin: 'detected' | 'estimated'
  /** Probability that the point is within 2 mm of where a reader would place it. */
  readonly confidence: number
  /** Bound on the true error for 68 % of such points, pixels of the given picture. */
  readonly expectedErrorPx: number
  /** The same in mm, by the given scale, otherwise by S-Na = 71.8 mm. */
  readonly expectedErrorMm: number
  /**
   * Covered on the film by another object, such as a nasal rest or an ear rod: its position is inferred from the other points.
   */
  readonly covered?: true
}

export interface Detection {
  readonly model: string
  /**
   * `rotated`: clockwise degrees by which the given picture is rotated from upright (if also mirrored: first rotated, then
   * mirrored).
   */
  readonly checks: { readonly isCeph: boolean; readonly mirrored: boolean; readonly inverted: boolean; readonly rotated: Turn }
  /** By name of the clinical landmark; empty if the picture is not a lateral cephalogram. */
  readonly landmarks: Readonly<Record<string, DetectedPoint>>
  /**
   * Outline points (other than landmarks) located on an edge of the film, pixels of the given picture; all others follow the
   * template.
   */
  readonly outline?: Readonly<Record<string, { readonly x: number; readonly y: number }>>
  /**
   * The definition that the returned porion follows; null if unknown (weights trained on one definition only) or if there is no
   * porion.
   */
  readonly porion?: PorionDefinition | null
}

export interface DetectOptions {
  /** Without it, S-Na is assumed to be 71.8 mm. */
  readonly mmPerPixel?: number
  /**
   * The desired definition of porion, `film` by default. With weights that cannot distinguish them, any other choice leaves the
   * point to the doctor.
   */
  readonly porion?: PorionChoice
  /** An AbortSignal, checked between steps: detection ends with its reason. */
  readonly signal?: { throwIfAborted(): void }
  /** `done` runs from 0 to 1. */
  readonly progress?: (done: number, step: string) => void
}

export interface Detector {
  detect(picture: GreyPicture, options?: DetectOptions): Promise<Detection>
}
