import type { ModelReadings } from './readings'
import { type Jaw, jawOf, jaws, type Tooth } from './tooth'

/** Whether anything has been read on a jaw. */
export const hasReadings = (readings: ModelReadings, jaw: Jaw): boolean =>
  Object.keys(readings.teeth).some(tooth => jawOf(tooth as Tooth) === jaw)

/** The jaws whose readings were made on a file other than the current one, compared by the name of the file. */
export const onOtherFiles = (readings: ModelReadings, files: Readonly<Record<Jaw, string | null>>): readonly Jaw[] =>
  jaws.filter(jaw => hasReadings(readings, jaw) && readings.files[jaw] !== null && readings.files[jaw] !== files[jaw])

/** The readings without those of the given jaws. */
export const withoutJaws = (readings: ModelReadings, left: readonly Jaw[]): ModelReadings => ({
  ...readings,
  teeth: Object.fromEntries(Object.entries(readings.teeth).filter(([tooth]) => !left.includes(jawOf(tooth as Tooth)))),
  raphe: left.includes('upper') ? null : readings.raphe,
})
