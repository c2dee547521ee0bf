import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { predict } from '@sella/ceph/planning/predict'
import { readPlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { useMemo, useState } from 'react'
import { useStore } from '../../editor/use-store'
import { useJudge, usePlanTable, useRangesOf } from './table'

/** Another plan of the record, compared with the open one by the same norms. */
export interface Rival {
  readonly uuid: string
  readonly name: string
  readonly rows: readonly EvaluationRow[]
  /** Half the range of about 90 % of its values on predicted skin, by item. */
  readonly ranges: ReadonlyMap<string, number>
}

/** Plans that the open one can be compared with, and those being compared: as saved, not as possibly edited elsewhere. */
export const useRivals = () => {
  const { desk, tracing } = usePlanTable()
  const judged = useJudge()
  const rangesOf = useRangesOf()
  const plans = useStore(desk.state, state => state.plans)
  const open = useStore(desk.state, state => state.open?.uuid ?? null)
  const [chosen, choose] = useState<readonly string[]>([])
  const others = useMemo(
    () =>
      (plans ?? []).filter((plan: TreatmentPlan) => plan.uuid !== open && !plan.archived && readPlanDocument(plan.content).ok),
    [plans, open],
  )
  const rivals = useMemo(
    () =>
      others.flatMap((plan): Rival[] => {
        const read = readPlanDocument(plan.content)
        if (!chosen.includes(plan.uuid) || !read.ok) return []
        const prediction = predict(tracing, read.document.plan)
        return prediction.status === 'predicted'
          ? [{ uuid: plan.uuid, name: plan.name, rows: judged(prediction.tracing).rows, ranges: rangesOf(prediction) }]
          : []
      }),
    [others, chosen, tracing, judged, rangesOf],
  )
  return { others, rivals, choose }
}
