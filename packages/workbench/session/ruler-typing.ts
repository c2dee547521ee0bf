import { isRulerLength, readRulerLength } from '@sella/ceph/tracing/ruler-length'
import { commit, type Session } from './session'

/** The length of a ruler while it is being typed. */
export interface Typing {
  readonly text: string
  /** Length of the ruler in mm when typing began. */
  readonly before: number
}

const step = 'ruler length'

/**
 * The tracing after a keystroke: the ruler has the typed length, or its previous length while the text is not a valid one, so
 * that typing 1000 does not leave it at 100. All keystrokes are one step of undo.
 */
export const typed = (session: Session, { text, before }: Typing): Session => {
  const { ruler } = session.present
  return ruler ? commit(session, { ...session.present, ruler: { ...ruler, mm: readRulerLength(text) ?? before } }, step) : session
}

/** The text after an arrow key: one millimetre more or less; unchanged at the ends of the range. */
export const nudged = ({ text, before }: Typing, by: 1 | -1): string => {
  const next = Number(((readRulerLength(text) ?? before) + by).toFixed(6))
  return isRulerLength(next) ? String(next) : text
}
