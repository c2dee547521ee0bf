import { latestOf, namedVersion, type OwnRatioTable } from '@sella/ceph/planning/own-ratio-table'
import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import type { PlanDesk } from './plan-desk'
import { shownPlan } from './plan-history'

/** The displayed plan and its effect. */
export interface Planned {
  readonly document: PlanDocument
  readonly prediction: Prediction | NoPrediction
}

/** The plan displayed on the desk; predicted once per plan and shared by all callers. The empty plan while none is open. */
export function plannedOn({ state }: Pick<PlanDesk, 'state'>, tracing: Tracing): () => Planned {
  let last: Planned = { document: emptyPlanDocument, prediction: predict(tracing, emptyPlanDocument.plan) }
  return () => {
    const { open } = state.get()
    const document = open ? shownPlan(open.history) : emptyPlanDocument
    if (document !== last.document)
      last = {
        document,
        prediction: document.plan === last.document.plan ? last.prediction : predict(tracing, document.plan),
      }
    return last
  }
}

/** A new, empty plan, which uses the last version of the doctor's own ratios. */
export function freshPlan(table: OwnRatioTable | null): PlanDocument {
  const last = latestOf(table)
  if (!table || !last) return emptyPlanDocument
  const plan = { ...emptyPlanDocument.plan, ownRatios: last.ratios }
  return { ...emptyPlanDocument, plan, ownTable: namedVersion(table, last) }
}
