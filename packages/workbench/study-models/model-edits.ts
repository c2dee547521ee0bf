import type { Medium, ModelReadings } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf } from '@sella/ceph/study-models/tooth'
import type { ValueStore } from '../store'
import { readOn, strangeOn, withFile, withMissing, withoutJaw, withoutTooth, withPoint, withRuler } from './edit-readings'
import { begun, type ModelDesk, type ModelDeskState } from './model-desk-state'
import { endPlaced } from './ruling'
import { nextStep, stepBeside, stepsOf } from './tour'

/** What the acts of a desk work on. */
export interface ModelEditing {
  readonly state: ValueStore<ModelDeskState>
  /** The current file and medium of each jaw. */
  readonly opened: { readonly on: Readonly<Record<Jaw, Medium>>; readonly files: Readonly<Record<Jaw, string | null>> }
  readonly patch: (part: Partial<ModelDeskState>) => void
  /** Shows changed readings as one step of undo. */
  readonly commit: (readings: ModelReadings, more?: Partial<ModelDeskState>) => void
}

/** Which point is requested, and in which reading of the teeth. */
export const stepActs = ({
  state,
  patch,
}: ModelEditing): Pick<ModelDesk, 'begin' | 'again' | 'endAgain' | 'select' | 'selectTooth' | 'beside'> => ({
  begin: task => patch(begun(state.get().readings, task)),
  again: () => {
    const { readings } = state.get()
    const round = Math.max(0, ...Object.values(readings.teeth).map(read => read?.contacts.length ?? 0))
    patch({ task: 'contacts', round, step: nextStep(readings, { task: 'contacts', round }, null) })
  },
  endAgain: () => patch(begun(state.get().readings, 'contacts')),
  select: step => patch({ step }),
  selectTooth: tooth => {
    const first = stepsOf(state.get().task).find(each => each.tooth === tooth)
    if (first) patch({ step: first })
  },
  beside: by => {
    const { task, step } = state.get()
    const from = step ?? stepsOf(task)[0]
    if (from) patch({ step: stepBeside(task, from, by) })
  },
})

/** Clicks on the models: a tooth's points, or the two ends of a ruler or the raphe. */
export function placingActs({ state, opened, patch, commit }: ModelEditing): Pick<ModelDesk, 'strange' | 'place'> {
  const strange = (): readonly Jaw[] => strangeOn(state.get().readings, opened)
  const place: ModelDesk['place'] = (jaw, at) => {
    const { step, readings, round, task, ruling } = state.get()
    if (strange().includes(jaw)) return false
    const file = opened.files[jaw]
    if (ruling) {
      const end = ruling.jaw === jaw ? endPlaced(readOn(readings, opened), ruling, { at, file }) : null
      if (end && 'readings' in end) commit(end.readings, { ruling: null })
      else if (end) patch(end)
      return end !== null
    }
    if (!step || jawOf(step.tooth) !== jaw) return false
    const next = withFile(withPoint(readOn(readings, opened), step, round, at), jaw, file)
    commit(next, { step: nextStep(next, { task, round }, step) })
    return true
  }
  return { strange, place }
}

/** A photograph's ruler, and the midpalatal raphe. */
export const rulingActs = ({
  state,
  patch,
  commit,
}: ModelEditing): Pick<ModelDesk, 'rule' | 'markRaphe' | 'removeRaphe' | 'rulerLength'> => ({
  rule: jaw => patch({ ruling: jaw && { what: 'ruler', jaw, from: null } }),
  markRaphe: asks => patch({ ruling: asks ? { what: 'raphe', jaw: 'upper', from: null } : null }),
  removeRaphe: () => state.get().readings.raphe && commit({ ...state.get().readings, raphe: null }),
  rulerLength: (jaw, mm) => {
    const { readings } = state.get()
    const ruler = readings.rulers[jaw]
    if (ruler && mm > 0 && mm !== ruler.mm) commit(withRuler(readings, jaw, { ...ruler, mm }))
  },
})

/** Changes of whole teeth and jaws, and of what goes with the readings. */
export const readingActs = ({
  state,
  opened,
  commit,
}: ModelEditing): Pick<ModelDesk, 'clearTooth' | 'markMissing' | 'startOver' | 'change'> => ({
  clearTooth: tooth =>
    commit(withoutTooth(state.get().readings, tooth), { step: { tooth, point: stepsOf(state.get().task)[0]?.point ?? 'MC' } }),
  markMissing: (tooth, missing) => {
    const { readings, task, round, step } = state.get()
    const next = withMissing(readings, tooth, missing)
    commit(next, { step: missing ? nextStep(next, { task, round }, step) : step })
  },
  startOver: jaw => {
    const next = readOn(withoutJaw(state.get().readings, jaw), opened)
    commit(next, begun(next, state.get().task))
  },
  change: part => commit({ ...state.get().readings, ...part }),
})
