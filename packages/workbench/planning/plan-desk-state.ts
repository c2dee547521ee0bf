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

interface OpenPlan {
  readonly uuid: string
  /** The version the present change started from. */
  readonly version: number
  readonly history: PlanHistory
}

export interface PlanDeskState {
  /** Null until they have come. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly open: OpenPlan | null
  /** Its text cannot be read: it is neither shown by half nor written over. */
  readonly unreadable: string | null
  readonly selected: SegmentName
  /** The open step of the guide; null for the first that is not finished. */
  readonly step: string | null
  readonly busy: boolean
  /** What another window saved meanwhile. */
  readonly conflict: TreatmentPlan | null
  /** Of the last act; each refusal is another object, so that it can be told once. */
  readonly failed: PlanFailure | null
}

/** A desk before its plans have come. */
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
