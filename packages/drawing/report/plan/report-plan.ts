import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { ArchRuleName } from '@sella/ceph/data/planning/arch-length'
import type { ArchFacts } from '@sella/ceph/planning/arch-budget'
import { type AxisOrigin, isAxisOutdated } from '@sella/ceph/planning/axis-origin'
import { fingerprintOf, withoutDoubtedScale } from '@sella/ceph/planning/fingerprint'
import type { Growing } from '@sella/ceph/planning/growing'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import type { Plan } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** A treatment plan as stored with its record. */
export interface SavedPlan {
  readonly name: string
  /** Who last saved it, and when (ISO 8601). */
  readonly by: string
  readonly savedAt: string
  readonly plan: Plan
  readonly budget: { readonly rule: ArchRuleName; readonly upper: ArchFacts; readonly lower: ArchFacts }
  readonly ratioTable: number
  /** The version of the doctor's own table that its custom ratios come from. */
  readonly ownTable: OwnTableNamed | null
  /** The film on which its axis of autorotation was determined. */
  readonly ownAxis: AxisOrigin | null
  /** Who stated that the patient grows. */
  readonly growing: Growing | null
  /** Version of the tracing it was made on; empty before anything is planned. */
  readonly tracing: string
}

/** The record at the end of the treatment that followed a plan. */
export interface PlanEnd {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly tracing: Tracing
  /** By its own scale only; without lengths if that is doubted. */
  readonly evaluation: Evaluation
  /** Beside the other films of the case. */
  readonly scaleDoubted: boolean
}

/** A plan as the report prints it, without what is computed from it again. */
export interface ReportPlan extends Omit<SavedPlan, 'tracing'> {
  /** The tracing has changed since the plan was made. */
  readonly changed: boolean
  /** A film its own axis was found from was corrected since. */
  readonly axisOutdated: boolean
  /** Of the tracing after the plan; null if nothing can be predicted. */
  readonly evaluation: Evaluation | null
  readonly end: PlanEnd | null
}

interface Beside {
  /** Of the open film that the plan's own axis was found from; null where it names none, or it is not in the case any more. */
  readonly axisFilm: Tracing | null
  readonly judged: (tracing: Tracing) => Evaluation
  readonly end: PlanEnd | null
  /** The scale of the starting film is doubted beside the other films of the case. */
  readonly scaleDoubted: boolean
}

/** A stored plan with its values, judged like the record itself. */
export function reportPlanOf(
  { tracing, ...kept }: SavedPlan,
  start: Tracing,
  { judged, end, scaleDoubted, axisFilm }: Beside,
): ReportPlan {
  const prediction = predict(scaleDoubted ? withoutDoubtedScale(start) : start, kept.plan)
  return {
    ...kept,
    changed: tracing !== '' && tracing !== fingerprintOf(start),
    axisOutdated: isAxisOutdated(kept.ownAxis, start, axisFilm),
    evaluation: prediction.status === 'predicted' ? judged(prediction.tracing) : null,
    end,
  }
}
