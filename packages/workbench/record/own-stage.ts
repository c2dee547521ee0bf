import type { Hindrance, Stage } from '@sella/ceph/data/maturation-stages'
import type { CaseRecord } from '@sella/contract/entities'
import { inTurn } from '../server/in-turn'
import { createStore } from '../store'

/** What a doctor reads on the vertebrae: a stage, or what forbids one. */
export interface StageRead {
  readonly stage: Stage | null
  readonly hindrance: Hindrance | null
}

interface StagePorts {
  /** `record`: the one it was read on, as known then. `from`: when the stored reading that it replaces was made; null for none. */
  readonly send: (record: CaseRecord, read: StageRead, from: string | null) => Promise<CaseRecord>
  readonly onStored: (record: CaseRecord) => void
  /** Another window may have stored a reading, or another film. */
  readonly onFailed: (error: unknown) => void
}

/**
 * The doctor's own stage of a record: shown at once, stored one after another, and what is stored is shown again where that fails.
 * Of several readings on their way the last one is shown until its own answer.
 */
export const makeOwnStage = (ports: () => StagePorts) => {
  const sent = createStore<StageRead | null>(null)
  const turn = inTurn<CaseRecord>()
  return {
    /** On its way; null for nothing: then what is stored is shown. */
    sent,
    /** `stored`: the record as this window knows it. */
    keep: async (read: StageRead, stored: CaseRecord): Promise<void> => {
      const mine = { ...read }
      sent.set(mine)
      try {
        const record = await turn(before => ports().send(stored, read, (before ?? stored).maturation?.at ?? null))
        ports().onStored(record)
      } catch (error) {
        ports().onFailed(error)
      }
      sent.set(now => (now === mine ? null : now))
    },
  }
}
