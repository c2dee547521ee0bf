import {
  landmarkSd,
  leastHalfWidth,
  leastLowerLipHalfWidth,
  lowerLipPoints,
  openLipsWiden,
  residualSd,
  type SkinPoint,
  verticalResidual,
} from '../data/planning/prediction-error'
import type { Point } from '../geometry/point'
import { halfWidth, predictionSd } from './prediction-sd'
import type { Term } from './skin-response'

const upperLip: readonly SkinPoint[] = ['LabraleSuperius', 'UpperLip', 'Stms']

function openLips(skin: SkinPoint): number {
  if (upperLip.includes(skin)) return openLipsWiden.upper
  return lowerLipPoints.includes(skin) ? openLipsWiden.lower : 1
}

interface Circumstances {
  readonly lips: 'closed' | 'open'
  /** One standard deviation of the growth layer, mm. */
  readonly growth: Point
}

/**
 * Half the width of the band along and perpendicular to the reference plane, mm: covers about 90 %, at least 2, at the lower lip
 * at least 3.
 */
export function bandOf(skin: SkinPoint, terms: readonly Term[], { lips, growth }: Circumstances): Point {
  const least = lowerLipPoints.includes(skin) ? leastLowerLipHalfWidth : leastHalfWidth
  const widen = lips === 'open' ? openLips(skin) : 1
  const along = (component: 'x' | 'y'): number => {
    const residual = residualSd[skin] * (component === 'x' ? 1 : verticalResidual)
    const sds = terms.filter(term => term.component === component).map(term => term.sd)
    return Math.max(least, widen * halfWidth(predictionSd(sds, { residual, landmark: landmarkSd, growth: growth[component] })))
  }
  return { x: along('x'), y: along('y') }
}
