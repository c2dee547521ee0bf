import { type Medium, type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { modelReadingsFrom } from '@sella/contract/documents/model-readings'
import { namedByFrame } from '@sella/contract/documents/study-models'
import type { CaseRecord } from '@sella/contract/entities'
import { noSteps, stepped } from '../steps'
import { createStore, type ValueStore } from '../store'
import { type OpenModels, readOn } from './edit-readings'
import { createAutosave, type ModelAutosave, type ModelPorts } from './model-autosave'
import { begun, type ModelDesk, type ModelDeskState } from './model-desk-state'
import { keepDrafts, modelDraftsIn, unstored } from './model-drafts'
import { placingActs, readingActs, rulingActs, stepActs } from './model-edits'
import { readingsReached } from './model-history'

interface Of {
  readonly record: CaseRecord
  /** Names each jaw's file (`fileReadOn`); null if there is none. */
  readonly files: Readonly<Record<Jaw, string | null>>
  /** The medium of each file; surfaces by default. */
  readonly on?: Readonly<Record<Jaw, Medium>>
  readonly ports: ModelPorts
  /** The user's role does not allow measuring: readings can be viewed but not changed. */
  readonly locked?: boolean
}

const openedState = (readings: ModelReadings): ModelDeskState => ({
  ...{ readings, ...noSteps, saving: 'saved', failed: null, theirs: null },
  ...begun(readings, 'contacts'),
})

interface Resolving {
  readonly state: ValueStore<ModelDeskState>
  readonly saving: ModelAutosave
  readonly opened: OpenModels
}

/** The readings stored in a record, prepared for what is open. */
const readingsIn = ({ modelReadings, photos }: CaseRecord, opened: OpenModels): ModelReadings =>
  readOn(namedByFrame(modelReadingsFrom(modelReadings), photos), opened)

/** Answers a conflict: `mine` are stored over the others, or those are taken over. */
const resolving =
  ({ state, saving, opened }: Resolving) =>
  async (mine: boolean): Promise<void> => {
    const { theirs, task } = state.get()
    if (!theirs) return
    const patch = (part: Partial<ModelDeskState>): void => state.set(now => ({ ...now, ...part }))
    saving.rebase(theirs)
    patch({ theirs: null, saving: 'unsaved' })
    if (mine) return void (await saving.save())
    const readings = readingsIn(theirs, opened)
    saving.rebase(theirs, readings)
    patch({ readings, ...stepped(state.get(), state.get().readings), saving: 'saved', ...begun(readings, task) })
  }

/** Takes over the readings of a newer version of the record. */
const following =
  ({ state, saving, opened }: Resolving) =>
  (record: CaseRecord): void => {
    const { saving: now, theirs, task } = state.get()
    if (now !== 'saved' || theirs || !saving.isOlderThan(record)) return
    const readings = readingsIn(record, opened)
    saving.rebase(record, readings)
    state.set(before => ({ ...before, readings, ...noSteps, ...begun(readings, task) }))
  }

/** What is done with another window's readings. */
const othersActs = (of: Resolving) => ({ resolve: resolving(of), follow: following(of) })

/** A desk for the models of one record. Every change is saved automatically after a pause. */
export function createModelDesk({ record, files, on = noReadings.on, ports, locked = false }: Of): ModelDesk {
  const opened = { on, files }
  const state = createStore(openedState(readingsIn(record, opened)))
  const saving = createAutosave(state, record, ports)
  const drafts = modelDraftsIn(ports.texts, record.uuid)
  const patch = (part: Partial<ModelDeskState>): void => state.set(now => ({ ...now, ...part }))

  const show = (readings: ModelReadings, more: Partial<ModelDeskState>): void => {
    if (locked) return
    patch({ readings, ...more, saving: saving.isStored(readings) ? 'saved' : 'unsaved' })
    saving.schedule()
  }

  const commit = (readings: ModelReadings, more: Partial<ModelDeskState> = {}): void =>
    show(readings, { ...stepped(state.get(), state.get().readings), ...more })

  const undoOrRedo = (to: 'past' | 'future'): void => {
    const next = readingsReached(state.get(), to)
    if (next) show(next.readings, next)
  }

  if (!locked) keepDrafts({ state, saving, drafts })
  const draft = locked ? null : unstored(drafts, record)
  if (draft) commit(readOn(namedByFrame(draft.readings, record.photos), opened))
  if (draft && draft.base !== saving.base()) patch({ saving: 'conflict', theirs: record })

  const editing = { state, opened, patch, commit }
  return {
    ...{ state, ...othersActs({ state, saving, opened }), save: saving.save, discard: drafts.forget },
    ...{ undo: () => undoOrRedo('past'), redo: () => undoOrRedo('future') },
    ...stepActs(editing),
    ...placingActs(editing),
    ...rulingActs(editing),
    ...readingActs(editing),
  }
}
