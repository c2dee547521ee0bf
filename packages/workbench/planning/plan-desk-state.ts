import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { TreatmentPlan } from '@sella/contract/entities'
import type { Refused } from '../server/refused'
import type { PlanHistory } from './plan-history'

/** What was asked of the server. */
export type PlanAct = 'load' | 'create' | 'rename' | 'archive' | 'restore' | 'remove' | 'save'

/** An act that the server refused, or that did not reach it; the plans are as they were. */
interface PlanFailure {
  readonly act: PlanAct
  readonly refused: Refused
}

export interface OpenPlan {
  readonly uuid: string
  /** The version the current change is based on. */
  readonly version: number
  readonly history: PlanHistory
  /** Unsaved changes were found on this machine when it was opened: the last step, to be undone like any other. */
  readonly restored: boolean
}

export interface PlanDeskState {
  /** Null until loaded. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly open: OpenPlan | null
  /** The uuid of a plan whose text cannot be read: it is neither shown partially nor overwritten. */
  readonly unreadable: string | null
  readonly selected: SegmentName
  /** The open step of the guide; null for the first unfinished one. */
  readonly step: string | null
  readonly busy: boolean
  /** What another window saved in the meantime. */
  readonly conflict: TreatmentPlan | null
  /** Of the last act; each refusal is another object, so that it can be told once. */
  readonly failed: PlanFailure | null
}

/** A desk before its plans are loaded. */
export const emptyPlanDesk: PlanDeskState = {
  plans: null,
  open: null,
  unreadable: null,
  selected: 'U1',
  step: null,
  busy: false,
  conflict: null,
  failed: null,
}
