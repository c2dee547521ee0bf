import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import type { PlanResult } from '@sella/ceph/planning/result'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { emptyPlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord } from '@sella/contract/entities'
import { judgedFacts } from '@sella/workbench/open/choice'
import { createPlanDesk, type PlanDesk } from '@sella/workbench/planning/plan-desk'
import { shownPlan } from '@sella/workbench/planning/plan-history'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { ask } from '../../api/client'
import { useMay } from '../../api/clinic'
import { logEngine } from '../../api/engine-log'
import { useSetting } from '../../api/queries'
import { useStore } from '../../editor/use-store'
import { rememberAnalysis, rememberedAnalysis } from '../../readings/choosing'
import { useOwnAnalyses } from '../../readings/own-analyses'
import type { Opened } from './opened'
import { useEndRecords, useOutcome } from './use-outcome'

/** A record's film with its plans on the table. */
export interface PlanTable extends Opened {
  readonly desk: PlanDesk
  /** What is drawn in this frame. */
  readonly document: PlanDocument
  readonly prediction: Prediction | NoPrediction
  /** Later records that may show what came of a plan. */
  readonly ends: readonly CaseRecord[]
  /** What came of this one; null while no record is named. */
  readonly outcome: PlanResult | null
  readonly analysis: Analysis
  /** The doctor's own, then the built-in ones. */
  readonly analyses: readonly Analysis[]
  readonly choose: (name: string) => void
}

const Context = createContext<PlanTable | null>(null)
export const PlanTableProvider = Context.Provider

export const usePlanTable = (): PlanTable => {
  const table = useContext(Context)
  if (!table) throw new Error('outside the plan table')
  return table
}

export const usePlanTableOf = (opened: Opened): PlanTable => {
  const { record, tracing } = opened
  const plans = useMay('trace')
  const [desk] = useState(() =>
    createPlanDesk({
      locked: !plans,
      recordUuid: record.uuid,
      tracing,
      ports: {
        list: input => ask('planList', input),
        add: input => ask('planAdd', input),
        save: input => ask('planSave', input),
        rename: input => ask('planRename', input),
        archive: input => ask('planArchive', input),
        remove: input => ask('planDelete', input),
      },
    }),
  )
  const own = useOwnAnalyses()
  const analyses = useMemo(() => [...own.map(each => each.analysis), ...builtInAnalyses], [own])
  const [name, setName] = useState(() => rememberedAnalysis())
  const analysis = analyses.find(each => each.name === name) ?? (builtInAnalyses[0] as Analysis)
  const document = useStore(desk.state, ({ open }) => (open ? shownPlan(open.history) : emptyPlanDocument))
  const prediction = useMemo(() => predict(tracing, document.plan), [tracing, document.plan])
  const ends = useEndRecords(record)
  const outcome = useOutcome({ ...opened, ends, result: document.result, prediction })
  const choose = (next: string) => {
    rememberAnalysis(next)
    setName(next)
  }
  return { ...opened, desk, document, prediction, ends, outcome, analysis, analyses, choose }
}

/** Judges a tracing of this record by the chosen analysis. */
export const useJudge = () => {
  const { patient, record, readers, analysis } = usePlanTable()
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  return useCallback(
    (tracing: Tracing) => {
      const own = { overrides: ownValuesSetting.read(overrides), customItems: ownItemsSetting.read(ownItems) }
      return judge({ tracing, analysis, ...judgedFacts(patient, record), ...own, readers }, { log: logEngine })
    },
    [analysis, patient, record, readers, overrides, ownItems],
  )
}

/** Rows of a tracing by the chosen analysis. */
export const useJudged = (tracing: Tracing) => {
  const judged = useJudge()
  return useMemo(() => judged(tracing), [judged, tracing])
}
