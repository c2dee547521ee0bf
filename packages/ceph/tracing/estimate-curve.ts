import { minus, type Point, plus } from '../geometry/point'
import { apply, type Similarity } from '../geometry/transform'
import type { CurvePlan } from './curve-plans'
import type { KnotPositions } from './knot-positions'
import { carriedResidual, type Residual } from './residual'
import type { FitOf } from './template-fit'

/** Residuals of the fit at the curve's placed landmarks and at those that guide it, in order along the curve. */
function residualsOf(plan: CurvePlan, placed: KnotPositions, fit: Similarity): readonly Residual[] {
  const residuals: Residual[] = []
  for (const { number, at, along } of [...plan.knots, ...plan.beside]) {
    const own = placed[number]
    if (own !== undefined) residuals.push({ along, off: minus(own, apply(fit, at)) })
  }
  return plan.beside.length > 0 ? residuals.toSorted((a, b) => a.along - b.along) : residuals
}

/** A curve's points by place, right-facing; null where a point cannot be estimated. */
export type Estimate = readonly (Point | null)[]

/**
 * Steps 2 and 3 of clinical/templates.json `fitting` for one curve: its points by place, null where a point cannot be estimated.
 */
function estimateCurve(plan: CurvePlan, placed: KnotPositions, fits: readonly (Similarity | null)[]): Estimate {
  const residuals = fits.map(fit => (fit === null ? [] : residualsOf(plan, placed, fit)))
  return plan.knots.map(knot => {
    const own = placed[knot.number]
    if (own !== undefined) return own
    const fit = fits[knot.carrier] ?? null
    return fit === null ? null : plus(apply(fit, knot.at), carriedResidual(knot.along, residuals[knot.carrier] ?? [], plan.round))
  })
}

interface Estimated {
  readonly own: readonly (Point | undefined)[]
  readonly fits: readonly (Similarity | null)[]
  readonly points: Estimate
}

/** Estimates for the last film requested; most stay unchanged while a point is dragged. A cache only. */
const last = new Map<CurvePlan, Estimated>()

const isAt = (a: Point | undefined, b: Point | undefined): boolean => a === b || (a?.x === b?.x && a?.y === b?.y)

/** Whether none of the curve's placed points has moved. */
const unmoved = ({ knots }: CurvePlan, own: Estimated['own'], placed: KnotPositions): boolean =>
  knots.every(({ number }, i) => isAt(own[i], placed[number]))

/** Cached `estimateCurve`, which depends only on the curve's placed points and its fits. */
export function rememberedEstimate(plan: CurvePlan, placed: KnotPositions, fitOf: FitOf): Estimate {
  const fits = plan.carriers.map(({ anchors, extent }) => fitOf(anchors, plan.row.group, extent))
  const remembered = last.get(plan)
  if (remembered?.fits.every((fit, i) => fit === fits[i]) && unmoved(plan, remembered.own, placed)) return remembered.points
  const points = estimateCurve(plan, placed, fits)
  last.set(plan, { own: plan.knots.map(({ number }) => placed[number]), fits, points })
  return points
}
