import { type LineName, planes } from '@sella/ceph/data/planes'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Anatomy } from './anatomy'
import { lineInView } from './line-in-view'
import type { LineSource, ReferenceLine } from './sheet'

/**
 * Assumes 71.8 mm from S to Na (specification section 9) if the film has no scale; affects only how far a perpendicular extends.
 */
const pixelsPerMm = ({ mmPerPixel }: Calibration, { points: { S, Na } }: Anatomy): number => {
  if (mmPerPixel !== null && mmPerPixel > 0) return 1 / mmPerPixel
  return S && Na ? Math.hypot(S.x - Na.x, S.y - Na.y) / 71.8 : 10
}

const isLineName = (name: string): name is LineName => Object.hasOwn(planes, name)

/** The lines of the analysis whose points are placed, in the order of the analysis; names without a row are skipped. */
export const filmLines = ({ analysis, evaluation, anatomy }: LineSource): readonly ReferenceLine[] => {
  const scale = pixelsPerMm(evaluation.calibration, anatomy)
  return analysis.lines.filter(isLineName).flatMap(name => {
    const segment = lineInView(planes[name], anatomy.points, scale)
    return segment ? [{ name, segment }] : []
  })
}
