import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { Refused } from '../server/refused'

/** The facts of a record besides its pictures. */
export interface RecordFacts {
  readonly createday: string
  readonly type: RecordType
}

/** The server calls. Both throw `Refused`; the code RECORD_CONFLICT means that another version is stored. */
interface FactsServer {
  readonly update: (onto: CaseRecord, facts: RecordFacts) => Promise<CaseRecord>
  /** The record as currently stored; null if it no longer exists. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

export type FactsSaved =
  | { readonly status: 'saved'; readonly record: CaseRecord }
  /** Another window changed them in the meantime, differently. */
  | { readonly status: 'conflict'; readonly record: CaseRecord }

export const sameFacts = (a: RecordFacts, b: RecordFacts): boolean => a.createday === b.createday && a.type === b.type

/**
 * Saves the date and type of a record. Points saved elsewhere meanwhile are no conflict, and facts that are already stored as
 * wanted, as after a lost reply, count as saved.
 */
export const saveFacts = async (onto: CaseRecord, facts: RecordFacts, server: FactsServer): Promise<FactsSaved> => {
  try {
    return { status: 'saved', record: await server.update(onto, facts) }
  } catch (error) {
    const isConflict = error instanceof Refused && error.reason === 'RECORD_CONFLICT'
    const stored = isConflict ? await server.current(onto) : null
    if (!stored || stored.version === onto.version) throw error
    if (sameFacts(stored, facts)) return { status: 'saved', record: stored }
    if (!sameFacts(stored, onto)) return { status: 'conflict', record: stored }
    return { status: 'saved', record: await server.update(stored, facts) }
  }
}
