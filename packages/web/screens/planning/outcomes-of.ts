import type { Prediction } from '@sella/ceph/planning/predict'
import { type PlanResult, resultOf } from '@sella/ceph/planning/result'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import type { Planned } from '@sella/workbench/planning/planned'
import { filmStoring } from '@sella/workbench/record/film-storing'

interface Treated {
  readonly record: CaseRecord
  readonly tracing: Tracing
  /** Records that may show the outcome of a plan. */
  readonly ends: readonly CaseRecord[]
  /** Uuids of the records whose scale is doubted beside the other films of the case. */
  readonly doubted: ReadonlySet<string>
}

/** The outcome of a plan by the record it names, compared once per prediction; null if it names none, or one that is not traced. */
export function outcomesOf({ record, tracing, ends, doubted }: Treated): (planned: Planned) => PlanResult | null {
  const traced = new Map<string, Tracing | null>()
  const compared = new WeakMap<Prediction, { readonly by: string; readonly result: PlanResult }>()
  return ({ document, prediction }) => {
    const end = ends.find(each => each.uuid === document.result)
    if (!end || prediction.status !== 'predicted') return null
    const film = filmOf(end)
    if (!traced.has(end.uuid)) traced.set(end.uuid, film ? filmStoring.read(end, film) : null)
    const after = traced.get(end.uuid)
    if (!after) return null
    const before = compared.get(prediction)
    if (before?.by === end.uuid) return before.result
    const result = resultOf(tracing, prediction, after, doubted.has(record.uuid) || doubted.has(end.uuid))
    compared.set(prediction, { by: end.uuid, result })
    return result
  }
}
