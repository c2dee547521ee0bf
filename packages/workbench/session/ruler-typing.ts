import { isRulerLength, readRulerLength } from '@sella/ceph/tracing/ruler-length'
import { commit, type Session } from './session'

/** The length of a ruler while it is typed. */
export interface Typing {
  readonly text: string
  /** mm of the ruler when the typing began. */
  readonly before: number
}

const step = 'ruler length'

/**
 * The tracing after a keystroke: the ruler has the length that stands there, or, while none stands there, the one it had before:
 * on the way to 1000 it is never left at 100. All keystrokes are one step of undo.
 */
export const typed = (session: Session, { text, before }: Typing): Session => {
  const { ruler } = session.present
  return ruler ? commit(session, { ...session.present, ruler: { ...ruler, mm: readRulerLength(text) ?? before } }, step) : session
}

/** What an arrow key makes of the text: a millimetre more or less; the text as it is at the ends of the range. */
export const nudged = ({ text, before }: Typing, by: 1 | -1): string => {
  const next = Number(((readRulerLength(text) ?? before) + by).toFixed(6))
  return isRulerLength(next) ? String(next) : text
}
