import { type PlanDocument, writePlanDocument } from '@sella/contract/documents/plan'

/** An open plan with its undo history. Stores whole documents, so undo restores them byte for byte. */
export interface PlanHistory {
  /** As stored on the server. */
  readonly saved: PlanDocument
  readonly past: readonly PlanDocument[]
  readonly present: PlanDocument
  /** Drawn while a gesture runs, not part of the history. */
  readonly preview: PlanDocument | null
  readonly future: readonly PlanDocument[]
  /** The target of the last nudge: further nudges of it are the same step. */
  readonly nudging: string | null
}

/** Steps kept; the oldest are dropped. */
const limit = 200

export const openHistory = (saved: PlanDocument): PlanHistory => ({
  saved,
  past: [],
  present: saved,
  preview: null,
  future: [],
  nudging: null,
})

/** What is drawn and measured in this frame. */
export const shownPlan = (history: PlanHistory): PlanDocument => history.preview ?? history.present

const written = new WeakMap<PlanDocument, string>()

/** Serialized once per document, because each step of a gesture checks whether the plan is saved. */
const textOf = (document: PlanDocument): string => {
  const text = written.get(document) ?? writePlanDocument(document)
  written.set(document, text)
  return text
}

const sameDocument = (a: PlanDocument, b: PlanDocument): boolean => a === b || textOf(a) === textOf(b)

export const previewPlan = (history: PlanHistory, preview: PlanDocument | null): PlanHistory => ({ ...history, preview })

/** One step of undo; consecutive nudges of one target are one. Does nothing if nothing changed. */
export const commitPlan = (history: PlanHistory, next: PlanDocument, nudging: string | null = null): PlanHistory => {
  if (sameDocument(next, history.present)) return { ...history, preview: null }
  const joins = nudging !== null && nudging === history.nudging && history.past.length > 0
  const past = joins ? history.past : [...history.past, history.present].slice(-limit)
  return { ...history, past, present: next, preview: null, future: [], nudging }
}

export const undoPlan = (history: PlanHistory): PlanHistory => {
  const before = history.past.at(-1)
  if (!before) return { ...history, preview: null }
  const future = [history.present, ...history.future]
  return { ...history, past: history.past.slice(0, -1), present: before, preview: null, future, nudging: null }
}

export const redoPlan = (history: PlanHistory): PlanHistory => {
  const [next, ...future] = history.future
  if (!next) return history
  return { ...history, past: [...history.past, history.present], present: next, preview: null, future, nudging: null }
}

/** The server has stored `document`; changes made during the save remain unsaved. */
export const savedPlan = (history: PlanHistory, document: PlanDocument): PlanHistory => ({ ...history, saved: document })

export const isDirty = ({ present, saved }: PlanHistory): boolean => !sameDocument(present, saved)
