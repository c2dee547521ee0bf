import { analysisOf } from '@sella/ceph/analysis/own'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { ValueStore } from '../store'
import type { Choice, Withholding } from './choice'

/** What choosing needs from outside. */
interface Ports {
  /** False for photos, whose norms do not depend on age. */
  readonly byAgeGroup: boolean
  /** Stores the name of the last analysis used. */
  readonly remember: (analysis: string) => void
}

/** An own analysis with its age groups recomputed from the doctor's norms; a built-in one is unchanged. */
const regrouped = ({ analysis, overrides, customItems }: Choice): Analysis =>
  analysis.creator === 'user' ? analysisOf(analysis, overrides, customItems) : analysis

/** Both determine the norms. */
type Facts = Pick<Choice, 'patient' | 'record'>

const sameFacts = (a: Facts, b: Facts): boolean =>
  a.patient.birthday === b.patient.birthday &&
  a.patient.sex === b.patient.sex &&
  a.record.createday === b.record.createday &&
  a.record.ageGroup === b.record.ageGroup

type Save = (group: Dentition | null) => Promise<void>

const judgedBy = async (choice: ValueStore<Choice>, group: Dentition | null, save: Save): Promise<void> => {
  const judgeBy = (ageGroup: Dentition | null): void => choice.set(now => ({ ...now, record: { ...now.record, ageGroup } }))
  const before = choice.get().record.ageGroup
  judgeBy(group)
  try {
    await save(group)
  } catch (error) {
    if (choice.get().record.ageGroup === group) judgeBy(before)
    throw error
  }
}

/** Changes what the open tracing is judged by. */
export const createChoosing = (choice: ValueStore<Choice>, { byAgeGroup, remember }: Ports) => ({
  /** Applies an analysis immediately, and remembers it for next time. */
  take: (analysis: Analysis): void => {
    remember(analysis.name)
    choice.set(now => ({ ...now, analysis }))
  },
  /** Applies the doctor's changed texts, norms, measurements or errors, which may change the age groups of an own analysis. */
  takeOwn: (hers: Partial<Pick<Choice, 'overrides' | 'customItems' | 'readers'>>): void =>
    choice.set(now => {
      const next = { ...now, ...hers }
      return byAgeGroup ? { ...next, analysis: regrouped(next) } : next
    }),
  /**
   * Applies an age group immediately, then stores it with `save`; reverted if that fails, unless another was chosen in the
   * meantime. Null derives it from the age. Rethrows errors of `save`.
   */
  ageGroup: (group: Dentition | null, save: Save): Promise<void> => judgedBy(choice, group, save),
  /** Applies what the other films of the case say of this one's scale; null if there are none any more. */
  takeBeside: (withholding: Withholding | null): void =>
    choice.set(now => {
      if (!withholding && !now.withholding) return now
      const { withholding: _, ...rest } = now
      return withholding ? { ...rest, withholding } : rest
    }),
  /** Takes over the patient and record data that determine the norms, as changed in another window or screen. */
  takeFacts: ({ patient, record }: Facts): void =>
    choice.set(now => (sameFacts(now, { patient, record }) ? now : { ...now, patient, record })),
})

export type Choosing = ReturnType<typeof createChoosing>
