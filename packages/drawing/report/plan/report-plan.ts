import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { ArchRuleName } from '@sella/ceph/data/planning/arch-length'
import type { ArchFacts } from '@sella/ceph/planning/arch-budget'
import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import { fingerprintOf } from '@sella/ceph/planning/fingerprint'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import type { Plan } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** A treatment plan as it is kept with its record. */
export interface KeptPlan {
  readonly name: string
  /** Who saved it last, and when (ISO 8601). */
  readonly by: string
  readonly savedAt: string
  readonly plan: Plan
  readonly budget: { readonly rule: ArchRuleName; readonly upper: ArchFacts; readonly lower: ArchFacts }
  readonly ratioTable: number
  /** The version of the doctor's own table its own ratios come from. */
  readonly ownTable: OwnTableNamed | null
  /** The film its autorotation's axis was found on. */
  readonly ownAxis: AxisOrigin | null
  /** Of the tracing it was made on; empty before anything is planned. */
  readonly tracing: string
}

/** The record at the end of the treatment that followed a plan. */
export interface PlanEnd {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly tracing: Tracing
  /** By its own scale alone. */
  readonly evaluation: Evaluation
}

/** A plan as the report prints it: what is computed of it again is not in here. */
export interface ReportPlan extends Omit<KeptPlan, 'tracing'> {
  /** The tracing has changed since it was planned. */
  readonly changed: boolean
  /** Of the tracing after the plan; null where nothing can be predicted. */
  readonly evaluation: Evaluation | null
  readonly end: PlanEnd | null
}

/** A kept plan with its values, judged as the record itself is. */
export function reportPlanOf(
  { tracing, ...kept }: KeptPlan,
  start: Tracing,
  { judged, end }: { readonly judged: (tracing: Tracing) => Evaluation; readonly end: PlanEnd | null },
): ReportPlan {
  const prediction = predict(start, kept.plan)
  return {
    ...kept,
    changed: tracing !== '' && tracing !== fingerprintOf(start),
    evaluation: prediction.status === 'predicted' ? judged(prediction.tracing) : null,
    end,
  }
}
