import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { commit, type Session, startEditing } from './session'

/**
 * Removes everything placed on the picture as one step of undo: points, ruler and dragged outlines; the scale stated in its file
 * is kept.
 */
export const cleared = (session: Session): Session =>
  commit(startEditing(session), { ...emptyTracing, fileScale: session.present.fileScale })
