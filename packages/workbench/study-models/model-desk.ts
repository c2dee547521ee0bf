import type { Point3 } from '@sella/ceph/geometry/space'
import { type Medium, type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, type Tooth } from '@sella/ceph/study-models/tooth'
import { modelReadingsFrom } from '@sella/contract/documents/model-readings'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'
import { readOn, strangeOn, withFile, withMissing, withoutJaw, withoutTooth, withPoint, withRuler } from './edit-readings'
import { type ModelServer, saveModels } from './model-saving'
import { endPlaced, type Ruling } from './ruling'
import { nextStep, type Step, stepBeside, stepsOf, type Task } from './tour'

/** Steps of undo kept; the oldest are dropped. */
const limit = 200
/** The readings are saved automatically after this many ms without a change. */
const restsFor = 800

export type ModelSaving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface ModelDeskState {
  readonly readings: ModelReadings
  readonly past: readonly ModelReadings[]
  readonly future: readonly ModelReadings[]
  readonly task: Task
  /** The current reading of the contacts, counted from 0; earlier ones are hidden meanwhile. */
  readonly round: number
  /** What the next click places; null if the task is done. */
  readonly step: Step | null
  readonly ruling: Ruling | null
  readonly saving: ModelSaving
  readonly failed: Refused | null
  /** What another window saved in the meantime. */
  readonly theirs: CaseRecord | null
}

/** What the desk needs from outside. */
export interface ModelPorts extends ModelServer {
  /** Runs `act` after `ms`; the returned function cancels it. */
  readonly after: (ms: number, act: () => void) => () => void
}

interface Of {
  readonly record: CaseRecord
  /** Hash of each jaw's file; null if there is none. */
  readonly files: Readonly<Record<Jaw, string | null>>
  /** The medium of each file; surfaces by default. */
  readonly on?: Readonly<Record<Jaw, Medium>>
  readonly ports: ModelPorts
  /** The user's role does not allow measuring: readings can be viewed but not changed. */
  readonly locked?: boolean
}

/** The study models of a record being read. */
export interface ModelDesk {
  readonly state: ValueStore<ModelDeskState>
  /** The jaws whose readings were made on a file other than the current one. */
  readonly strange: () => readonly Jaw[]
  readonly begin: (task: Task) => void
  /** Starts another reading of every width, with the earlier ones hidden. */
  readonly again: () => void
  /** Returns to all readings. */
  readonly endAgain: () => void
  readonly select: (step: Step) => void
  readonly selectTooth: (tooth: Tooth) => void
  readonly beside: (by: 1 | -1) => void
  /**
   * Places the requested point and goes on; false if it belongs to the other jaw, nothing is requested, or the jaw is `strange`.
   */
  readonly place: (jaw: Jaw, at: Point3) => boolean
  /** Starts asking for the ends of a photograph's ruler, or stops. */
  readonly rule: (jaw: Jaw | null) => void
  /** Starts asking for two points of the midpalatal raphe on the upper jaw, or stops. */
  readonly markRaphe: (asks: boolean) => void
  readonly removeRaphe: () => void
  readonly rulerLength: (jaw: Jaw, mm: number) => void
  readonly clearTooth: (tooth: Tooth) => void
  readonly markMissing: (tooth: Tooth, missing: boolean) => void
  readonly startOver: (jaw: Jaw) => void
  readonly change: (
    part: Partial<Pick<ModelReadings, 'mmPerUnit' | 'inBite' | 'boltonNorm' | 'prediction' | 'corrections' | 'segments'>>,
  ) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Saves unsaved changes; false if that failed. */
  readonly save: () => Promise<boolean>
  /** After a conflict: overwrites the stored readings with `mine`, or opens the stored ones. */
  readonly resolve: (mine: boolean) => Promise<void>
}

const begun = (readings: ModelReadings, task: Task): Pick<ModelDeskState, 'task' | 'round' | 'step' | 'ruling'> => ({
  task,
  ruling: null,
  round: 0,
  step: nextStep(readings, { task, round: 0 }, null),
})

/** A desk for the models of one record. Every change is saved automatically after a pause. */
export function createModelDesk({ record, files, on = noReadings.on, ports, locked = false }: Of): ModelDesk {
  const opened = readOn(modelReadingsFrom(record.modelReadings), { on, files })
  const state = createStore<ModelDeskState>({
    ...{ readings: opened, past: [], future: [], saving: 'saved', failed: null, theirs: null },
    ...begun(opened, 'contacts'),
  })
  let base = record
  let kept = opened
  let forget: (() => void) | null = null
  let travelling: Promise<boolean> | null = null
  const patch = (part: Partial<ModelDeskState>): void => state.set(now => ({ ...now, ...part }))

  const rest = (): void => {
    forget?.()
    forget = ports.after(restsFor, () => void save())
  }

  const show = (readings: ModelReadings, more: Partial<ModelDeskState>): void => {
    if (locked) return
    patch({ readings, ...more, saving: readings === kept ? 'saved' : 'unsaved' })
    rest()
  }

  const commit = (readings: ModelReadings, more: Partial<ModelDeskState> = {}): void => {
    const { past, readings: before } = state.get()
    show(readings, { past: [...past, before].slice(-limit), future: [], ...more })
  }

  const write = async (): Promise<boolean> => {
    const { readings } = state.get()
    patch({ saving: 'saving', failed: null })
    try {
      const answer = await saveModels(base, readings, ports)
      if (answer.status === 'conflict') {
        patch({ saving: 'conflict', theirs: answer.record })
        return false
      }
      base = answer.record
      kept = readings
      const now = state.get().readings
      patch({ saving: now === kept ? 'saved' : 'unsaved' })
      if (now !== kept) rest()
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      patch({ saving: 'failed', failed: error })
      return false
    }
  }

  const save = async (): Promise<boolean> => {
    forget?.()
    if (travelling) await travelling
    if (state.get().saving === 'conflict') return false
    if (state.get().readings === kept) return true
    travelling = write().finally(() => {
      travelling = null
    })
    return travelling
  }

  const select = (step: Step): void => patch({ step })

  const strange = (): readonly Jaw[] => strangeOn(state.get().readings, { on, files })

  const place = (jaw: Jaw, at: Point3): boolean => {
    const { step, readings, round, task, ruling } = state.get()
    if (strange().includes(jaw)) return false
    if (ruling) {
      const end = ruling.jaw === jaw ? endPlaced(readOn(readings, { on, files }), ruling, { at, file: files[jaw] }) : null
      if (end && 'readings' in end) commit(end.readings, { ruling: null })
      else if (end) patch(end)
      return end !== null
    }
    if (!step || jawOf(step.tooth) !== jaw) return false
    const next = withFile(withPoint(readOn(readings, { on, files }), step, round, at), jaw, files[jaw])
    commit(next, { step: nextStep(next, { task, round }, step) })
    return true
  }

  const step = (from: 'past' | 'future'): void => {
    const { past, future, readings, task, round } = state.get()
    const next = from === 'past' ? past.at(-1) : future[0]
    if (!next) return
    const moved =
      from === 'past'
        ? { past: past.slice(0, -1), future: [readings, ...future] }
        : { past: [...past, readings], future: future.slice(1) }
    show(next, { ...moved, step: nextStep(next, { task, round }, null) })
  }

  return {
    state,
    strange,
    rule: jaw => patch({ ruling: jaw && { what: 'ruler', jaw, from: null } }),
    markRaphe: asks => patch({ ruling: asks ? { what: 'raphe', jaw: 'upper', from: null } : null }),
    removeRaphe: () => state.get().readings.raphe && commit({ ...state.get().readings, raphe: null }),
    rulerLength: (jaw, mm) => {
      const { readings } = state.get()
      const ruler = readings.rulers[jaw]
      if (ruler && mm > 0 && mm !== ruler.mm) commit(withRuler(readings, jaw, { ...ruler, mm }))
    },
    begin: task => patch(begun(state.get().readings, task)),
    again: () => {
      const { readings } = state.get()
      const round = Math.max(0, ...Object.values(readings.teeth).map(read => read?.contacts.length ?? 0))
      patch({ task: 'contacts', round, step: nextStep(readings, { task: 'contacts', round }, null) })
    },
    endAgain: () => patch(begun(state.get().readings, 'contacts')),
    select,
    selectTooth: tooth => {
      const { task } = state.get()
      const first = stepsOf(task).find(each => each.tooth === tooth)
      if (first) select(first)
    },
    beside: by => {
      const { task, step: now } = state.get()
      const from = now ?? stepsOf(task)[0]
      if (from) select(stepBeside(task, from, by))
    },
    place,
    clearTooth: tooth =>
      commit(withoutTooth(state.get().readings, tooth), { step: { tooth, point: stepsOf(state.get().task)[0]?.point ?? 'MC' } }),
    markMissing: (tooth, missing) => {
      const { readings, task, round, step: now } = state.get()
      const next = withMissing(readings, tooth, missing)
      commit(next, { step: missing ? nextStep(next, { task, round }, now) : now })
    },
    startOver: jaw => {
      const next = readOn(withoutJaw(state.get().readings, jaw), { on, files })
      commit(next, begun(next, state.get().task))
    },
    change: part => commit({ ...state.get().readings, ...part }),
    undo: () => step('past'),
    redo: () => step('future'),
    save,
    resolve: async mine => {
      const { theirs } = state.get()
      if (!theirs) return
      base = theirs
      patch({ theirs: null, saving: 'unsaved' })
      if (mine) {
        await save()
        return
      }
      const readings = readOn(modelReadingsFrom(theirs.modelReadings), { on, files })
      kept = readings
      const { past, readings: before } = state.get()
      patch({
        readings,
        past: [...past, before].slice(-limit),
        future: [],
        saving: 'saved',
        ...begun(readings, state.get().task),
      })
    },
  }
}
