import { compose, type Matrix } from './canonical'

export type Turn = 0 | 90 | 180 | 270

/** How the given picture differs from an upright positive film facing right. */
export interface Pose {
  /** Clockwise degrees by which the given picture has to be turned to stand upright. */
  readonly turn: Turn
  readonly mirrored: boolean
  readonly inverted: boolean
}

export const upright: Pose = { turn: 0, mirrored: false, inverted: false }

/** Every other pose, the likely ones first. */
export const otherPoses: readonly Pose[] = [false, true]
  .flatMap(inverted =>
    [false, true].flatMap(mirrored => ([0, 90, 270, 180] as const).map(turn => ({ turn, mirrored, inverted }))),
  )
  .slice(1)

/** Given picture -> upright picture (mirrored first, then turned clockwise), with the upright size. */
export function uprighting(
  width: number,
  height: number,
  pose: Pose,
): { readonly matrix: Matrix; readonly size: readonly [number, number] } {
  const mirror: Matrix = pose.mirrored ? [-1, 0, width - 1, 0, 1, 0] : [1, 0, 0, 0, 1, 0]
  const turns: Readonly<Record<Turn, Matrix>> = {
    0: [1, 0, 0, 0, 1, 0],
    90: [0, -1, height - 1, 1, 0, 0],
    180: [-1, 0, width - 1, 0, -1, height - 1],
    270: [0, 1, 0, -1, 0, width - 1],
  }
  const lying = pose.turn === 90 || pose.turn === 270
  return { matrix: compose(turns[pose.turn], mirror), size: lying ? [height, width] : [width, height] }
}

/** Signs of a look: mean map spread (view pixels) and mean distance from the mean shape (canonical mm). */
export interface Signs {
  readonly spread: number
  readonly residual: number
}

/* 373 films the right way up, each by networks that had not seen it: spread <= 7.8, residual <= 7.0; 173 films by networks that had never
   seen their source: <= 12.4 and <= 7.1. First looks in a wrong pose: spread > 34; photographs, noise and drawings: spread > 18
   (training/README.md). */
const LARGEST_SPREAD = 15
const LARGEST_RESIDUAL = 8

/** Do the maps show one sharp peak a landmark, in the places of a lateral cephalogram? */
export const looksLikeCeph = ({ spread, residual }: Signs): boolean => spread < LARGEST_SPREAD && residual < LARGEST_RESIDUAL
