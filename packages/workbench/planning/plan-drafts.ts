import { type PlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import type { OpenPlan, PlanDeskState } from './plan-desk-state'
import { isDirty } from './plan-history'

/** The unsaved changes of a plan, on this machine. */
export interface PlanDraft {
  /** The version of the plan they were made on. */
  readonly version: number
  readonly document: PlanDocument
}

/** Unsaved plans by uuid; they survive a crash, a closed tab, an expired session and a record that was saved elsewhere. */
export interface PlanDrafts {
  readonly keep: (uuid: string, draft: PlanDraft) => void
  readonly forget: (uuid: string) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (uuid: string) => PlanDraft | null
}

const nameOf = (uuid: string): string => `plan.${uuid}`

const draftIn = (text: string | null): PlanDraft | null => {
  const stored = jsonIn(text)
  if (!isFields(stored) || typeof stored.version !== 'number' || typeof stored.content !== 'string') return null
  const read = readPlanDocument(stored.content)
  return read.ok ? { version: stored.version, document: read.document } : null
}

export const planDraftsIn = ({ kept, keep }: StoredTexts): PlanDrafts => ({
  keep: (uuid, { version, document }) => keep(nameOf(uuid), JSON.stringify({ version, content: writePlanDocument(document) })),
  forget: uuid => keep(nameOf(uuid), null),
  of: uuid => draftIn(kept(nameOf(uuid))),
})

const sameState = (a: OpenPlan | null, b: OpenPlan): boolean =>
  a?.uuid === b.uuid && a.version === b.version && a.history.present === b.history.present && a.history.saved === b.history.saved

/** Writes down the open plan at the end of every gesture while it differs from the saved one. */
export const keepDrafts = (state: ValueStore<PlanDeskState>, drafts: PlanDrafts): void => {
  let last: OpenPlan | null = null
  state.subscribe(() => {
    const { open } = state.get()
    if (!open || sameState(last, open)) return
    last = open
    if (isDirty(open.history)) drafts.keep(open.uuid, { version: open.version, document: open.history.present })
    else drafts.forget(open.uuid)
  })
}
