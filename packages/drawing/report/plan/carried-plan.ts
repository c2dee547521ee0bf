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

/** A plan applied to the tracing of its record. */
export function carriedPlan(input: ReportInput, kept: ReportPlan): CarriedPlan {
  const prediction = predict(input.tracing, kept.plan)
  if (!kept.end || prediction.status !== 'predicted') return { input, kept, prediction, result: null }
  const { birthday, sex } = input.patient
  const start = { tracing: input.tracing, day: input.record.date }
  const end = { tracing: kept.end.tracing, day: kept.end.date }
  return { input, kept, prediction, result: resultOf(start, prediction, end, { birthday: birthday || null, sex }) }
}
