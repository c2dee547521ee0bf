import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { noSteps, type Steps, stepped, stepThrough } from '../steps'

/** An open tracing. The history stores whole immutable tracings, so there are no inverse edits that could be wrong. */
export interface Session extends Steps<Tracing> {
  readonly mode: 'reading' | 'editing'
  /** The user's role does not allow tracing: no edit can begin in any way. */
  readonly locked: boolean
  /** As stored on the server. */
  readonly saved: Tracing
  readonly present: Tracing
  /** Drawn while a gesture runs, not part of the history. */
  readonly preview: Tracing | null
  /** The target of the last nudge: a further nudge of the same target belongs to the same step. */
  readonly nudging: string | null
}

export const openSession = (saved: Tracing, locked = false): Session => ({
  mode: 'reading',
  locked,
  saved,
  ...noSteps,
  present: saved,
  preview: null,
  nudging: null,
})

/** The tracing to draw and measure in this frame. */
export const shown = (session: Session): Tracing => session.preview ?? session.present

export const startEditing = (session: Session): Session =>
  session.mode === 'editing' || session.locked ? session : { ...session, mode: 'editing' }

/** A running gesture. Ignored while not editing. */
export const preview = (session: Session, tracing: Tracing): Session =>
  session.mode === 'editing' ? { ...session, preview: tracing } : session

/** Drops a running gesture: Escape, a second pointer, a lost pointer. */
export const dropPreview = (session: Session): Session => (session.preview === null ? session : { ...session, preview: null })

/**
 * Ends a gesture as one step of undo. Nudges carry the key of their target: consecutive nudges of one target are one step.
 * Ignored while not editing, and if nothing moved.
 */
export const commit = (session: Session, tracing: Tracing, nudging: string | null = null): Session => {
  if (session.mode !== 'editing') return session
  if (sameTracing(tracing, session.present)) return dropPreview(session)
  const joins = nudging !== null && nudging === session.nudging && session.past.length > 0
  const steps = joins ? { past: session.past, future: [] } : stepped(session, session.present)
  return { ...session, ...steps, present: tracing, preview: null, nudging }
}

/** The nudge key was released: the next nudge is a new step. */
export const endNudge = (session: Session): Session => (session.nudging === null ? session : { ...session, nudging: null })

const stepTo = (session: Session, to: 'past' | 'future'): Session => {
  const next = stepThrough(session, session.present, to)
  return next ? { ...session, ...next, preview: null, nudging: null } : session
}

/** Drops what is only previewed (a candidate, a drag); otherwise undoes the last step. */
export const undo = (session: Session): Session => (session.preview === null ? stepTo(session, 'past') : dropPreview(session))

export const redo = (session: Session): Session => stepTo(session, 'future')

/** Cancels editing: restores the saved points. */
export const cancelEditing = (session: Session): Session => openSession(session.saved, session.locked)

/** The server has stored `tracing`. Ends editing, unless something was changed during the save. */
export const saved = (session: Session, tracing: Tracing): Session =>
  sameTracing(session.present, tracing) ? openSession(tracing, session.locked) : { ...session, saved: tracing }

export const dirty = (session: Session): boolean => !sameTracing(session.present, session.saved)

/** By how many steps unsaved work is ahead of what is stored; one where undo has gone back behind the last save. */
export const unsavedSteps = ({ past, saved: stored }: Session): number =>
  Math.max(1, past.length - Math.max(0, past.lastIndexOf(stored)))

const samePoint = (a: PlacedPoint | undefined, b: PlacedPoint | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.x === b.x &&
    a.y === b.y &&
    a.origin === b.origin &&
    a.confidence === b.confidence &&
    a.errorPx === b.errorPx &&
    a.model === b.model &&
    a.covered === b.covered &&
    a.definition === b.definition)

/** Whether points, ruler, file scale and outlines are equal, regardless of object identity. */
export const sameTracing = (a: Tracing, b: Tracing): boolean => {
  if (a === b) return true
  const names = new Set([...Object.keys(a.points), ...Object.keys(b.points)]) as Set<keyof Tracing['points']>
  for (const name of names) if (!samePoint(a.points[name], b.points[name])) return false
  return JSON.stringify([a.ruler, a.fileScale, a.outline]) === JSON.stringify([b.ruler, b.fileScale, b.outline])
}
