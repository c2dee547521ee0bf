import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import type { ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import type { ModelDeskState } from './model-desk-state'
import { type ModelSaved, type ModelServer, saveModels, type Unanswered } from './model-saving'

/** The readings are saved automatically after this many ms without a change. */
const restsFor = 800

/** What the desk needs from outside. */
export interface ModelPorts extends ModelServer {
  /** Runs `act` after `ms`; the returned function cancels it. */
  readonly after: (ms: number, act: () => void) => () => void
  /** Storage on this machine for readings not yet saved. */
  readonly texts: StoredTexts
}

export interface ModelAutosave {
  readonly isStored: (readings: ModelReadings) => boolean
  /** Whether a record is a newer version than the one the changes are based on, with other readings. */
  readonly isOlderThan: (record: CaseRecord) => boolean
  /** The stored readings that the changes are based on, as text; null if there are none. */
  readonly base: () => string | null
  /** Saves after a pause without further changes. */
  readonly schedule: () => void
  readonly save: () => Promise<boolean>
  /** Continues from another window's record; `readings`: that window's readings, if they are taken over. */
  readonly rebase: (onto: CaseRecord, readings?: ModelReadings) => void
}

/** The outcome of a save that the server refused. Rethrows any other error. */
const refusalOf = (failed: unknown) => {
  if (!(failed instanceof Refused)) throw failed
  return { status: 'failed', failed } as const
}

type Unsaved = Exclude<ModelSaved, { readonly status: 'saved' }> | ReturnType<typeof refusalOf>

const unsavedBy = (answer: Unsaved): Partial<ModelDeskState> =>
  answer.status === 'conflict' ? { saving: 'conflict', theirs: answer.record } : { saving: 'failed', failed: answer.failed }

const textOf = ({ modelReadings }: CaseRecord): string | null => modelReadings ?? null

/** Saves the readings of a desk, one save after another. `record`: the record they were opened from. */
export function createAutosave(state: ValueStore<ModelDeskState>, record: CaseRecord, ports: ModelPorts): ModelAutosave {
  let [base, stored] = [record, state.get().readings]
  let cancel: (() => void) | null = null
  let saving: Promise<boolean> | null = null
  const unanswered: Unanswered = { sent: null }
  const patch = (part: Partial<ModelDeskState>): void => state.set(now => ({ ...now, ...part }))
  const rebase = (onto: CaseRecord, readings = stored): void => {
    ;[base, stored] = [onto, readings]
  }
  const schedule = (): void => {
    cancel?.()
    cancel = ports.after(restsFor, () => void save())
  }
  const accept = (onto: CaseRecord, readings: ModelReadings): void => {
    rebase(onto, readings)
    const isCurrent = state.get().readings === readings
    patch({ saving: isCurrent ? 'saved' : 'unsaved' })
    if (!isCurrent) schedule()
  }
  const write = async (): Promise<boolean> => {
    const { readings } = state.get()
    patch({ saving: 'saving', failed: null })
    const answer = await saveModels(base, readings, { server: ports, unanswered }).catch(refusalOf)
    if (answer.status === 'saved') accept(answer.record, readings)
    else patch(unsavedBy(answer))
    return answer.status === 'saved'
  }
  const save = async (): Promise<boolean> => {
    cancel?.()
    if (saving) await saving
    if (state.get().saving === 'conflict') return false
    if (state.get().readings === stored) return true
    saving = write().finally(() => {
      saving = null
    })
    return saving
  }
  const isOlderThan = (other: CaseRecord) => other.version > base.version && textOf(other) !== textOf(base)
  return { schedule, save, rebase, isStored: readings => readings === stored, isOlderThan, base: () => textOf(base) }
}
