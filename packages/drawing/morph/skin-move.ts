import { distance, type Point } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import { outlines } from '@sella/ceph/tracing/outlines'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { planBand } from '../tracing/plan-band'

/** The skin before and after a plan, sample by sample from the forehead down; in pixels of the film. */
export interface SkinMove {
  readonly from: readonly Point[]
  readonly to: readonly Point[]
}

/** mm between two samples that move the photo; closer ones would make needle-shaped triangles. */
const spacing = 1.5

/**
 * mm: where the lips' edges are closer than this, they lie in the gap between the lips, which a photo does not show and which
 * would fold the mesh.
 */
const gap = 3

/** Leaves out the samples between the lips. */
const outsideGap = ({ from, to }: SkinMove, others: readonly Point[], pixels: number): SkinMove => {
  const kept = from.map(at => others.every(other => distance(at, other) >= pixels))
  return { from: from.filter((_, i) => kept[i]), to: to.filter((_, i) => kept[i]) }
}

/** Samples at least `pixels` apart; the ends are always kept. */
function thinned({ from, to }: SkinMove, pixels: number): SkinMove {
  const kept: number[] = []
  from.forEach((at, i) => {
    const before = from[kept.at(-1) ?? -1]
    if (!before || i === from.length - 1 || distance(before, at) >= pixels) kept.push(i)
  })
  const picked = (all: readonly Point[]) => kept.flatMap(i => all[i] ?? [])
  return { from: picked(from), to: picked(to) }
}

/**
 * How a film's skin moves according to a prediction: one entry for each part of the profile, with the lips separate. Empty where
 * no skin is predicted. The photo is handled later: it follows the film's predicted skin, never the other way round
 * (clinical/beyond/planning.md, 8).
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

/** The largest movement of a sample, in mm. */
export const longestWay = (moves: readonly SkinMove[], mmPerPixel: number): number =>
  Math.max(0, ...moves.flatMap(({ from, to }) => from.map((at, i) => distance(at, to[i] ?? at) * mmPerPixel)))
