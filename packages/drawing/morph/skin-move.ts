import { distance, type Point } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import { outlines } from '@sella/ceph/tracing/outlines'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { planBand } from '../tracing/plan-band'

/** The skin before a plan and after it, sample by sample from the forehead down; pixels of the film. */
export interface SkinMove {
  readonly from: readonly Point[]
  readonly to: readonly Point[]
}

/** mm between two samples that carry the photo along: nearer ones would make needles of the mesh. */
const spacing = 1.5

/** mm: nearer to each other the lips' own edges lie in their gap, which a photo does not show and which would fold the mesh. */
const gap = 3

/** Without the samples that lie between the lips. */
const outsideGap = ({ from, to }: SkinMove, others: readonly Point[], pixels: number): SkinMove => {
  const kept = from.map(at => others.every(other => distance(at, other) >= pixels))
  return { from: from.filter((_, i) => kept[i]), to: to.filter((_, i) => kept[i]) }
}

/** Samples at least so many pixels apart; the ends always. */
function thinned({ from, to }: SkinMove, pixels: number): SkinMove {
  const kept: number[] = []
  from.forEach((at, i) => {
    const last = kept.at(-1)
    const before = last === undefined ? undefined : from[last]
    if (!before || i === from.length - 1 || distance(before, at) >= pixels) kept.push(i)
  })
  const picked = (all: readonly Point[]) => kept.flatMap(i => all[i] ?? [])
  return { from: picked(from), to: picked(to) }
}

/**
 * How the skin of a film goes by a prediction: one entry for each part of the profile, the lips parted. Empty where no skin is predicted.
 * Film and photo are told apart later: a photo follows the film's predicted skin, never the other way (clinical/beyond/planning.md, 8).
 */
export function skinMoves(start: Tracing, prediction: Prediction): readonly SkinMove[] {
  const { facing, scale } = prediction.frame
  const before = outlines(start.points, facing, undefined, start.outline).filter(curve => curve.group === 'soft_tissue')
  const after = planBand(prediction).profile
  const parts = before.flatMap(({ samples }, i) => {
    const to = after[i]
    return to?.length === samples.length ? [thinned({ from: samples, to }, spacing / scale)] : []
  })
  return parts.map(part => {
    const others = parts.flatMap(other => (other === part ? [] : other.from))
    return outsideGap(part, others, gap / scale)
  })
}

/** The longest way of a sample, mm. */
export const longestWay = (moves: readonly SkinMove[], mmPerPixel: number): number =>
  Math.max(0, ...moves.flatMap(({ from, to }) => from.map((at, i) => distance(at, to[i] ?? at) * mmPerPixel)))
