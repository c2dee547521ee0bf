import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import { type PlanResult, resultOf } from '@sella/ceph/planning/result'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { filmOf } from '../open/records'
import { filmStoring } from '../record/film-storing'
import type { PlanDesk } from './plan-desk'
import { shownPlan } from './plan-history'

/** The plan that is shown and what it does. */
export interface Planned {
  readonly document: PlanDocument
  readonly prediction: Prediction | NoPrediction
}

/** The plan on the desk as it is shown now; predicted once for each plan, whoever asks. The empty plan while none is open. */
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

interface Followed {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly tracing: Tracing
  /** Records that may show what came of a plan. */
  readonly ends: readonly CaseRecord[]
}

/** What came of a plan by the record it names, compared once for each prediction; null where it names none, or none that is traced. */
export function outcomesOf({ patient, record, tracing, ends }: Followed): (planned: Planned) => PlanResult | null {
  const traced = new Map<string, Tracing | null>()
  const compared = new WeakMap<Prediction, { readonly by: string; readonly result: PlanResult }>()
  return ({ document, prediction }) => {
    const end = ends.find(each => each.uuid === document.result)
    if (!end || prediction.status !== 'predicted') return null
    const film = filmOf(end)
    if (!traced.has(end.uuid)) traced.set(end.uuid, film ? filmStoring.read(end, film) : null)
    const after = traced.get(end.uuid)
    if (!after) return null
    const known = compared.get(prediction)
    if (known?.by === end.uuid) return known.result
    const result = resultOf({ tracing, day: record.createday }, prediction, { tracing: after, day: end.createday }, patient)
    compared.set(prediction, { by: end.uuid, result })
    return result
  }
}
