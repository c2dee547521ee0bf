import { withoutDoubtedScale } from '@sella/ceph/planning/fingerprint'
import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import { type PlanResult, resultOf } from '@sella/ceph/planning/result'
import type { ReportInput } from '../input'
import type { ReportPlan } from './report-plan'

/** A plan with everything computed from it for its pages. */
export interface CarriedPlan {
  readonly input: ReportInput
  readonly kept: ReportPlan
  readonly prediction: Prediction | NoPrediction
  /** The result of the plan; null if it names no end record. */
  readonly result: PlanResult | null
}

/** A plan applied to the tracing of its record; by a doubted scale as on a film without one. */
export function carriedPlan(input: ReportInput, kept: ReportPlan): CarriedPlan {
  const { scaleDoubted = false } = input
  const start = scaleDoubted ? withoutDoubtedScale(input.tracing) : input.tracing
  const prediction = predict(start, kept.plan)
  const { end } = kept
  if (!end || prediction.status !== 'predicted') return { input, kept, prediction, result: null }
  return { input, kept, prediction, result: resultOf(start, prediction, end.tracing, scaleDoubted || end.scaleDoubted) }
}
