import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { ErrorCode } from '@sella/contract/errors'
import { holds, type InHand, inHand, storedAs } from './in-hand'
import type { SchemeSave } from './merge'
import { schemeFault } from './scheme-edits'
import type { SchemeSaved } from './scheme-saving'

/** The superimposition of a case on its table, as it is by then. */
interface SchemeTable {
  readonly hand: () => InHand
  readonly change: (to: (hand: InHand) => InHand) => void
  /** The case's schemes as this window knows them. */
  readonly saved: () => readonly OverlapScheme[]
  /** Whether points were changed since the scheme in hand was saved: saving it again takes them over. */
  readonly isMoved: () => boolean
  /** A scheme as it is stored: with the names of its films and their present points. */
  readonly stored: (scheme: OverlapScheme) => OverlapScheme
}

export interface SchemeConflict {
  /** What was to be saved. Another scheme may be on the table by now. */
  readonly wanted: OverlapScheme
  /** The scheme as another window saved it; null if it was deleted or renamed there. */
  readonly theirs: OverlapScheme | null
}

export type SchemeOutcome =
  | { readonly status: 'saved' | 'name-taken' }
  | { readonly status: 'fault'; readonly fault: ErrorCode }
  | { readonly status: 'conflict'; readonly conflict: SchemeConflict }
  | { readonly status: 'refused'; readonly error: unknown }
  /** An earlier save is not answered yet; nothing was sent. */
  | { readonly status: 'busy' }

interface Write {
  readonly wanted: OverlapScheme
  /** The stored scheme it takes the place of; null for none. */
  readonly over: OverlapScheme | null
  /** The name it is stored under, if another. */
  readonly name?: string
}

type Save = (save: SchemeSave) => Promise<SchemeSaved>

const put = async (table: SchemeTable, save: Save, { wanted, over, name = wanted.name }: Write): Promise<SchemeOutcome> => {
  const next = table.stored({ ...wanted, name })
  const outcome = await save({ base: over, next })
  if (outcome.status === 'conflict') return { status: 'conflict', conflict: { wanted, theirs: outcome.theirs } }
  if (outcome.status === 'saved') table.change(hand => storedAs(hand, wanted, next))
  return { status: outcome.status }
}

const takeAway = async (table: SchemeTable, save: Save, base: OverlapScheme, instead: InHand): Promise<SchemeOutcome> => {
  const outcome = await save({ base, next: null })
  if (outcome.status === 'conflict') return { status: 'conflict', conflict: { wanted: base, theirs: outcome.theirs } }
  if (outcome.status === 'saved') table.change(hand => (hand.base?.name === base.name ? instead : hand))
  return { status: outcome.status }
}

/** One call at a time; what it throws is told. */
const oneAtATime = () => {
  let busy = false
  return async (call: () => Promise<SchemeOutcome>): Promise<SchemeOutcome> => {
    if (busy) return { status: 'busy' }
    busy = true
    try {
      return await call()
    } catch (error) {
      return { status: 'refused', error }
    } finally {
      busy = false
    }
  }
}

/**
 * Saves the scheme on the table, one save at a time. Whatever is on the table when the answer comes stays there: what was changed
 * meanwhile is unsaved work on what was stored, and another scheme is not touched, neither by the save nor by the choice between two
 * windows' versions.
 */
export const makeSchemeKeeping = (table: SchemeTable, save: Save) => {
  const once = oneAtATime()
  const write = (wish: Write): Promise<SchemeOutcome> => once(() => put(table, save, wish))
  /** What was to be saved, with what was changed of it since. */
  const mine = ({ wanted }: SchemeConflict): OverlapScheme => {
    const hand = table.hand()
    return holds(hand, wanted) ? hand.scheme : wanted
  }
  return {
    mine,
    keep: async (): Promise<SchemeOutcome> => {
      const { scheme, base } = table.hand()
      const others = table.saved().flatMap(({ name }) => (name === base?.name ? [] : [name]))
      const isSame = base !== null && sameScheme(scheme, base) && !table.isMoved()
      const fault = isSame ? 'NO_CHANGES' : schemeFault(scheme, others)
      return fault ? { status: 'fault', fault } : write({ wanted: scheme, over: base })
    },
    /** Deletes a saved scheme; `instead` is opened where it is still on the table. */
    remove: (base: OverlapScheme, instead: InHand): Promise<SchemeOutcome> => once(() => takeAway(table, save, base, instead)),
    overwrite: (conflict: SchemeConflict): Promise<SchemeOutcome> => write({ wanted: mine(conflict), over: conflict.theirs }),
    copy: (conflict: SchemeConflict, name: string): Promise<SchemeOutcome> => write({ wanted: mine(conflict), over: null, name }),
    /** Shows the other window's scheme, `instead` where it was deleted there: what was changed here is given up. */
    giveUp: ({ wanted, theirs }: SchemeConflict, instead: InHand): void =>
      table.change(hand => (holds(hand, wanted) ? (theirs ? inHand(theirs, theirs) : instead) : hand)),
  }
}
