import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'

/** An open tracing. The history stores whole immutable tracings, so there are no inverse edits that could be wrong. */
export interface Session {
  readonly mode: 'reading' | 'editing'
  /** The user's role does not allow tracing: no edit can begin in any way. */
  readonly locked: boolean
  /** As stored on the server. */
  readonly saved: Tracing
  readonly past: readonly Tracing[]
  readonly present: Tracing
  /** Drawn while a gesture runs, not part of the history. */
  readonly preview: Tracing | null
  readonly future: readonly Tracing[]
  /** The target of the last nudge: a further nudge of the same target belongs to the same step. */
  readonly nudging: string | null
}

/** Steps kept; the oldest are dropped. */
export const historyLimit = 200

export const openSession = (saved: Tracing, locked = false): Session => ({
  mode: 'reading',
  locked,
  saved,
  past: [],
  present: saved,
  preview: null,
  future: [],
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
  const past = joins ? session.past : [...session.past, session.present].slice(-historyLimit)
  return { ...session, past, present: tracing, preview: null, future: [], nudging }
}

/** The nudge key was released: the next nudge is a new step. */
export const endNudge = (session: Session): Session => (session.nudging === null ? session : { ...session, nudging: null })

/** Drops what is only previewed (a candidate, a drag); otherwise undoes the last step. */
export const undo = (session: Session): Session => {
  if (session.preview !== null) return dropPreview(session)
  const previous = session.past.at(-1)
  if (!previous) return session
  return {
    ...session,
    past: session.past.slice(0, -1),
    present: previous,
    preview: null,
    future: [session.present, ...session.future],
    nudging: null,
  }
}

export const redo = (session: Session): Session => {
  const [next, ...future] = session.future
  if (!next) return session
  return { ...session, past: [...session.past, session.present], present: next, preview: null, future, nudging: null }
}

/** Cancels editing: restores the saved points. */
export const cancelEditing = (session: Session): Session => openSession(session.saved, session.locked)

/** The server has stored `tracing`. Ends editing, unless something was changed during the save. */
export const saved = (session: Session, tracing: Tracing): Session =>
  sameTracing(session.present, tracing) ? openSession(tracing, session.locked) : { ...session, saved: tracing }

export const dirty = (session: Session): boolean => !sameTracing(session.present, session.saved)

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
