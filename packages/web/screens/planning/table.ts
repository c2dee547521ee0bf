import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { emptyPlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import { judgedFacts } from '@sella/workbench/open/choice'
import { createPlanDesk, type PlanDesk } from '@sella/workbench/planning/plan-desk'
import { shownPlan } from '@sella/workbench/planning/plan-history'
import { createContext, useContext, useMemo, useState } from 'react'
import { ask } from '../../api/client'
import { logEngine } from '../../api/engine-log'
import { useStore } from '../../editor/use-store'
import { rememberAnalysis, rememberedAnalysis } from '../../readings/choosing'

export interface Opened {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly photo: Photo
  readonly tracing: Tracing
  readonly readers: ReaderErrors
}

/** A record's film with its plans on the table. */
export interface PlanTable extends Opened {
  readonly desk: PlanDesk
  /** What is drawn in this frame. */
  readonly document: PlanDocument
  readonly prediction: Prediction | NoPrediction
  readonly analysis: Analysis
  readonly choose: (name: string) => void
}

const Context = createContext<PlanTable | null>(null)
export const PlanTableProvider = Context.Provider

export const usePlanTable = (): PlanTable => {
  const table = useContext(Context)
  if (!table) throw new Error('outside the plan table')
  return table
}

const analysisNamed = (name: string): Analysis =>
  builtInAnalyses.find(one => one.name === name) ?? (builtInAnalyses[0] as Analysis)

export const usePlanTableOf = (opened: Opened): PlanTable => {
  const { record, tracing } = opened
  const [desk] = useState(() =>
    createPlanDesk({
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
  const [name, setName] = useState(() => rememberedAnalysis())
  const document = useStore(desk.state, ({ open }) => (open ? shownPlan(open.history) : emptyPlanDocument))
  const prediction = useMemo(() => predict(tracing, document.plan), [tracing, document.plan])
  const choose = (next: string) => {
    rememberAnalysis(next)
    setName(next)
  }
  return { ...opened, desk, document, prediction, analysis: analysisNamed(name), choose }
}

/** Rows of a tracing by the chosen analysis; own overrides belong to own analyses, of which none is offered here. */
export const useJudged = (tracing: Tracing) => {
  const { patient, record, readers, analysis } = usePlanTable()
  return useMemo(
    () =>
      judge({ tracing, analysis, ...judgedFacts(patient, record), overrides: {}, customItems: {}, readers }, { log: logEngine }),
    [tracing, analysis, patient, record, readers],
  )
}
