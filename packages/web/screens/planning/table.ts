import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { builtInLookup } from '@sella/ceph/measure/measure'
import type { PlanResult } from '@sella/ceph/planning/result'
import { valueRanges } from '@sella/ceph/planning/value-ranges'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { CaseRecord } from '@sella/contract/entities'
import { followed } from '@sella/workbench/desk/followed'
import { judgedFacts } from '@sella/workbench/open/choice'
import { createPlanDesk, type PlanDesk } from '@sella/workbench/planning/plan-desk'
import type { PlanDeskState } from '@sella/workbench/planning/plan-desk-state'
import { type Planned, plannedOn } from '@sella/workbench/planning/planned'
import { createContext, useCallback, useContext, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { ask } from '../../api/client'
import { useMay } from '../../api/clinic'
import { logEngine } from '../../api/engine-log'
import { useSetting } from '../../api/queries'
import { readable } from '../../editor/readable'
import { useStore } from '../../editor/use-store'
import { windowTexts } from '../../memory/window-texts'
import { newUuid } from '../../parts/uuid'
import { rememberAnalysis, rememberedAnalysis } from '../../readings/choosing'
import { useOwnAnalyses } from '../../readings/own-analyses'
import type { Opened } from './opened'
import { outcomesOf } from './outcomes-of'
import { useEndRecords } from './use-ends'

/** A record's film with its plans. Stays the same object while a plan changes: components read the drawn plan by `usePlanned`. */
export interface PlanTable extends Opened {
  readonly desk: PlanDesk
  /** The plan drawn in this frame. */
  readonly planned: () => Planned
  /** The plan at the pace of the panels beside the film. */
  readonly followed: ReturnType<typeof followed<Planned>>
  /** Later records that may show the outcome of a plan. */
  readonly ends: readonly CaseRecord[]
  /** The outcome of a plan; null while no record is named. */
  readonly outcomeOf: (planned: Planned) => PlanResult | null
  readonly analysis: Analysis
  /** The doctor's own, then the built-in ones. */
  readonly analyses: readonly Analysis[]
  readonly choose: (name: string) => void
}

const noRanges: ReadonlyMap<string, number> = new Map()

const Context = createContext<PlanTable | null>(null)
export const PlanTableProvider = Context.Provider

export const usePlanTable = (): PlanTable => {
  const table = useContext(Context)
  if (!table) throw new Error('outside the plan table')
  return table
}

/** For what is drawn from the whole plan. */
export const wholePlan = (planned: Planned): Planned => planned

/** Whether a segment is being dragged, or a suggestion previewed. */
export const gesturing = ({ open }: PlanDeskState): boolean => open !== null && open.history.preview !== null

/** The plan drawn in this frame: for the drawing over the film alone, which follows every step of a gesture. */
export const useDrawnPlan = (): Planned => {
  const { desk, planned } = usePlanTable()
  return useSyncExternalStore(desk.state.subscribe, planned)
}

/**
 * What `pick` reads of the plan beside the film: while a segment is dragged ten times a second, else at once. Re-renders only if that
 * value changes, so `pick` must not create a new one each time. What a click changes must use the desk's own plan, never this one.
 */
export const usePlanned = <T>(pick: (planned: Planned) => T): T => useStore(usePlanTable().followed, pick)

/** The whole plan as `usePlanned` reads it; while a segment is dragged only after the frame of the movement. */
export const useFollowed = (): Planned => {
  const { desk, followed } = usePlanTable()
  const running = useStore(desk.state, gesturing)
  const now = useStore(followed, wholePlan)
  const late = useDeferredValue(now)
  return running ? late : now
}

const useDesk = ({ record, tracing }: Opened) => {
  const plans = useMay('trace')
  return useState(() => {
    const desk = createPlanDesk({
      locked: !plans,
      recordUuid: record.uuid,
      tracing,
      texts: windowTexts,
      ports: {
        newUuid,
        list: input => ask('planList', input),
        add: input => ask('planAdd', input),
        save: input => ask('planSave', input),
        rename: input => ask('planRename', input),
        archive: input => ask('planArchive', input),
        remove: input => ask('planDelete', input),
      },
    })
    const planned = plannedOn(desk, tracing)
    const source = { get: planned, subscribe: desk.state.subscribe }
    return { desk, tracing, planned, followed: followed({ source, runs: () => gesturing(desk.state.get()) }, readable) }
  })[0]
}

export const usePlanTableOf = (opened: Opened): PlanTable => {
  const { patient, readers, record, photo, doubted } = opened
  const { desk, planned, followed, tracing } = useDesk(opened)
  const own = useOwnAnalyses()
  const analyses = useMemo(() => [...own.map(each => each.analysis), ...builtInAnalyses], [own])
  const [name, setName] = useState(() => rememberedAnalysis())
  const analysis = analyses.find(each => each.name === name) ?? (builtInAnalyses[0] as Analysis)
  const ends = useEndRecords(record)
  const outcomeOf = useMemo(() => outcomesOf({ record, tracing, ends, doubted }), [record, tracing, ends, doubted])
  return useMemo(() => {
    const choose = (next: string) => {
      rememberAnalysis(next)
      setName(next)
    }
    const film = { patient, readers, record, photo, tracing, doubted }
    return { ...film, desk, planned, followed, ends, outcomeOf, analysis, analyses, choose }
  }, [patient, readers, record, photo, tracing, doubted, desk, planned, followed, ends, outcomeOf, analysis, analyses])
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

/** The uncertainty of the chosen analysis' values due to the predicted skin, by item: half the range of about 90 %. */
export const useRangesOf = () => {
  const { analysis } = usePlanTable()
  const ownItems = useSetting(ownItemsSetting.name).data
  return useCallback(
    (prediction: Planned['prediction']): ReadonlyMap<string, number> => {
      if (prediction.status !== 'predicted') return noRanges
      const own = ownItemsSetting.read(ownItems)
      return valueRanges(
        prediction,
        analysis.items,
        item => builtInLookup(item) ?? (Object.hasOwn(own, item) ? own[item] : undefined),
      )
    },
    [analysis, ownItems],
  )
}

/** Rows of a tracing by the chosen analysis. */
export const useJudged = (tracing: Tracing) => {
  const judged = useJudge()
  return useMemo(() => judged(tracing), [judged, tracing])
}
