import { analysisOf } from '@sella/ceph/analysis/own'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { ValueStore } from '../store'
import type { Choice } from './choice'

/** What choosing asks of the outside. */
interface Ports {
  /** A norm of a photo depends on no age. */
  readonly onFilm: boolean
  /** Keeps the name of the analysis looked at last. */
  readonly remember: (analysis: string) => void
}

/** An own analysis with the age groups that the doctor's norms give it now; a built-in one as it is. */
const regrouped = ({ analysis, overrides, customItems }: Choice): Analysis =>
  analysis.creator === 'user' ? analysisOf(analysis, overrides, customItems) : analysis

/** The doctor's choice of what the open tracing is judged by. */
export const createChoosing = (choice: ValueStore<Choice>, { onFilm, remember }: Ports) => {
  const judgeBy = (ageGroup: Dentition | null): void => choice.set(now => ({ ...now, record: { ...now.record, ageGroup } }))
  return {
    /** Judged by it at once, and by it again the next time. */
    take: (analysis: Analysis): void => {
      remember(analysis.name)
      choice.set(now => ({ ...now, analysis }))
    },
    /** The doctor's own texts, norms, measurements or errors have changed; an own analysis may have other age groups by them. */
    takeOwn: (hers: Partial<Pick<Choice, 'overrides' | 'customItems' | 'readers'>>): void =>
      choice.set(now => {
        const next = { ...now, ...hers }
        return onFilm ? { ...next, analysis: regrouped(next) } : next
      }),
    /**
     * Judged at once, and stored by `save`; taken back when that fails, unless another was chosen meanwhile. Null goes by the age.
     * Throws what `save` threw.
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
    /** What of the patient and the record decides the norms, as another window or screen has it now. */
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
