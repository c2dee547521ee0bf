import { analysisOf } from '@sella/ceph/analysis/own'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { ValueStore } from '../store'
import type { Choice, Telling } from './choice'

/** What choosing needs from outside. */
interface Ports {
  /** False for photos, whose norms do not depend on age. */
  readonly onFilm: boolean
  /** Stores the name of the last analysis used. */
  readonly remember: (analysis: string) => void
}

/** An own analysis with its age groups recomputed from the doctor's norms; a built-in one is unchanged. */
const regrouped = ({ analysis, overrides, customItems }: Choice): Analysis =>
  analysis.creator === 'user' ? analysisOf(analysis, overrides, customItems) : analysis

/** Changes what the open tracing is judged by. */
export const createChoosing = (choice: ValueStore<Choice>, { onFilm, remember }: Ports) => {
  const judgeBy = (ageGroup: Dentition | null): void => choice.set(now => ({ ...now, record: { ...now.record, ageGroup } }))
  return {
    /** Applies an analysis immediately, and remembers it for next time. */
    take: (analysis: Analysis): void => {
      remember(analysis.name)
      choice.set(now => ({ ...now, analysis }))
    },
    /** Applies the doctor's changed texts, norms, measurements or errors, which may change the age groups of an own analysis. */
    takeOwn: (hers: Partial<Pick<Choice, 'overrides' | 'customItems' | 'readers'>>): void =>
      choice.set(now => {
        const next = { ...now, ...hers }
        return onFilm ? { ...next, analysis: regrouped(next) } : next
      }),
    /**
     * Applies an age group immediately, then stores it with `save`; reverted if that fails, unless another was chosen in the
     * meantime. Null derives it from the age. Rethrows errors of `save`.
     */
    ageGroup: async (group: Dentition | null, save: (group: Dentition | null) => Promise<void>): Promise<void> => {
      const before = choice.get().record.ageGroup
      judgeBy(group)
      try {
        await save(group)
      } catch (error) {
        if (choice.get().record.ageGroup === group) judgeBy(before)
        throw error
      }
    },
    /** Applies what the other films of the case say of this one's scale; null if there are none any more. */
    takeBeside: (telling: Telling | null): void => choice.set(({ telling: _, ...now }) => (telling ? { ...now, telling } : now)),
    /** Takes over the patient and record data that determine the norms, as changed in another window or screen. */
    takeFacts: ({ patient, record }: Pick<Choice, 'patient' | 'record'>): void =>
      choice.set(now => {
        const same =
          now.patient.birthday === patient.birthday &&
          now.patient.sex === patient.sex &&
          now.record.createday === record.createday &&
          now.record.ageGroup === record.ageGroup
        return same ? now : { ...now, patient, record }
      }),
  }
}

export type Choosing = ReturnType<typeof createChoosing>
