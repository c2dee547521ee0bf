import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { fingerprintOf } from '@sella/ceph/planning/fingerprint'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { createStore, type ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import { type GuideActs, guideActs } from './guide-acts'
import { emptyPlanDesk, type PlanDeskState } from './plan-desk-state'
import { keepDrafts, planDraftsIn } from './plan-drafts'
import { type PlanEdits, planEdits } from './plan-edits'
import { commitPlan, type PlanHistory, previewPlan, redoPlan, shownPlan, undoPlan } from './plan-history'
import { type PlanKeeping, type PlanPorts, planKeeping } from './plan-keeping'

/** The open plans of a record. */
export interface PlanDesk extends GuideActs, PlanEdits, PlanKeeping {
  readonly state: ValueStore<PlanDeskState>
  readonly select: (segment: SegmentName) => void
  /** Ends a gesture as one step, or drops it. */
  readonly settle: (keep: boolean) => void
  readonly undo: () => void
  readonly redo: () => void
}

interface Of {
  readonly recordUuid: string
  readonly tracing: Tracing
  readonly ports: PlanPorts
  /** Where unsaved changes are kept on this machine. */
  readonly texts: StoredTexts
  /** The user's role does not allow planning: plans can be viewed but not changed. */
  readonly locked?: boolean
}

/** A desk for one record's plans; `tracing` is the starting point and never changed. */
export function createPlanDesk({ recordUuid, tracing, ports, texts, locked = false }: Of): PlanDesk {
  const state = createStore(emptyPlanDesk)
  const drafts = locked ? null : planDraftsIn(texts)
  if (drafts) keepDrafts(state, drafts)
  const fingerprint = fingerprintOf(tracing)
  const show = (part: Partial<PlanDeskState>): void => state.set(now => ({ ...now, ...part }))
  const onHistory = (change: (history: PlanHistory) => PlanHistory): void =>
    state.set(now => (now.open && !locked ? { ...now, open: { ...now.open, history: change(now.open.history) } } : now))
  const documentOf = (): PlanDocument | null => state.get().open?.history.present ?? null
  /** The first movement records which tracing the plan is based on. */
  const made = (document: PlanDocument): PlanDocument =>
    document.tracing === '' ? { ...document, tracing: fingerprint } : document
  const commit = (next: PlanDocument, nudging: string | null = null): void =>
    onHistory(history => commitPlan(history, made(next), nudging))
  const preview = (next: PlanDocument): void => onHistory(history => previewPlan(history, made(next)))
  const select = (selected: SegmentName): void => {
    if (state.get().selected !== selected) show({ selected })
  }
  return {
    ...{ state, select },
    ...planKeeping({ recordUuid, ports, state, drafts }),
    ...planEdits({ tracing, fingerprint, documentOf, uuidOf: () => state.get().open?.uuid ?? null, commit, preview, select }),
    ...guideActs({ tracing, documentOf, commit, show }),
    settle: keepIt => onHistory(history => (keepIt ? commitPlan(history, shownPlan(history)) : previewPlan(history, null))),
    undo: () => onHistory(undoPlan),
    redo: () => onHistory(redoPlan),
  }
}

/** Whether a plan is based on a different tracing from this one. */
export const isElsewhere = ({ tracing }: PlanDocument, now: Tracing): boolean => tracing !== '' && tracing !== fingerprintOf(now)
