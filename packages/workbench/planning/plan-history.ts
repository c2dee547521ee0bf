import { type PlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { noSteps, type Steps, stepped, stepThrough } from '../steps'

/** An open plan with its undo history. Stores whole documents, so undo restores them byte for byte. */
export interface PlanHistory extends Steps<PlanDocument> {
  /** As stored on the server. */
  readonly saved: PlanDocument
  readonly present: PlanDocument
  /** Drawn while a gesture runs, not part of the history. */
  readonly preview: PlanDocument | null
  /** The target of the last nudge: further nudges of it are the same step. */
  readonly nudging: string | null
}

export const openHistory = (saved: PlanDocument): PlanHistory => ({
  saved,
  ...noSteps,
  present: saved,
  preview: null,
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
  const steps = joins ? { past: history.past, future: [] } : stepped(history, history.present)
  return { ...history, ...steps, present: next, preview: null, nudging }
}

export const undoPlan = (history: PlanHistory): PlanHistory => {
  const before = stepThrough(history, history.present, 'past')
  return before ? { ...history, ...before, preview: null, nudging: null } : { ...history, preview: null }
}

export const redoPlan = (history: PlanHistory): PlanHistory => {
  const next = stepThrough(history, history.present, 'future')
  return next ? { ...history, ...next, preview: null, nudging: null } : history
}

/** The server has stored `document`; changes made during the save remain unsaved. */
export const savedPlan = (history: PlanHistory, document: PlanDocument): PlanHistory => ({ ...history, saved: document })

export const isDirty = ({ present, saved }: PlanHistory): boolean => !sameDocument(present, saved)
