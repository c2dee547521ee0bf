import type { Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw, Tooth } from '@sella/ceph/study-models/tooth'
import type { CaseRecord } from '@sella/contract/entities'
import type { Refused } from '../server/refused'
import type { Steps } from '../steps'
import type { ValueStore } from '../store'
import type { Ruling } from './ruling'
import { nextStep, type Step, type Task } from './tour'

export type ModelSaving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface ModelDeskState extends Steps<ModelReadings> {
  readonly readings: ModelReadings
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
  /** Discards the unsaved changes when they are left without saving. */
  readonly discard: () => void
  /** Shows what another window saved of the models, unless something here is not saved yet: then its save meets the other's. */
  readonly follow: (record: CaseRecord) => void
  /** After a conflict: overwrites the stored readings with `mine`, or opens the stored ones. */
  readonly resolve: (mine: boolean) => Promise<void>
}

/** The state at the start of a task. */
export const begun = (readings: ModelReadings, task: Task): Pick<ModelDeskState, 'task' | 'round' | 'step' | 'ruling'> => ({
  task,
  ruling: null,
  round: 0,
  step: nextStep(readings, { task, round: 0 }, null),
})
