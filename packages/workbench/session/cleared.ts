import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { commit, type Session, startEditing } from './session'

/** Everything placed on the picture goes as one step of undo: points, ruler and pulled outlines; the scale its file states stays. */
export const cleared = (session: Session): Session =>
  commit(startEditing(session), { ...emptyTracing, fileScale: session.present.fileScale })
