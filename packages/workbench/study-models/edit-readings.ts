import type { Point3 } from '@sella/ceph/geometry/space'
import type { Contacts, ModelReadings, ToothReading } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, type Tooth } from '@sella/ceph/study-models/tooth'
import type { Step } from './tour'

const noReading: ToothReading = { contacts: [] }

const withTooth = (readings: ModelReadings, tooth: Tooth, change: (read: ToothReading) => ToothReading): ModelReadings => ({
  ...readings,
  teeth: { ...readings.teeth, [tooth]: change(readings.teeth[tooth] ?? noReading) },
})

const withContact = (contacts: readonly Contacts[], round: number, part: Contacts): readonly Contacts[] => {
  const filled = [...contacts, ...Array.from({ length: Math.max(0, round + 1 - contacts.length) }, (): Contacts => ({}))]
  return filled.map((each, i) => (i === round ? { ...each, ...part } : each))
}

/** A point placed, in its jaw's frame; of contacts in the reading `round`. A tooth marked missing is there again. */
export const withPoint = (readings: ModelReadings, { tooth, point }: Step, round: number, at: Point3): ModelReadings =>
  withTooth(readings, tooth, ({ missing: _, ...read }) =>
    point === 'MC' || point === 'DC'
      ? { ...read, contacts: withContact(read.contacts, round, { [point]: at }) }
      : { ...read, [point]: at },
  )

/** Nothing read of a tooth. */
export const withoutTooth = (readings: ModelReadings, tooth: Tooth): ModelReadings => {
  const { [tooth]: _, ...teeth } = readings.teeth
  return { ...readings, teeth }
}

/** Marks a tooth missing, or takes the mark back; what was read of it stays. */
export const withMissing = (readings: ModelReadings, tooth: Tooth, missing: boolean): ModelReadings =>
  withTooth(readings, tooth, ({ missing: _, ...read }) => (missing ? { ...read, missing } : read))

/** Nothing read of a jaw: another file has taken the place of the one it was read on. */
export const withoutJaw = (readings: ModelReadings, jaw: Jaw): ModelReadings => ({
  ...readings,
  teeth: Object.fromEntries(Object.entries(readings.teeth).filter(([tooth]) => jawOf(tooth as Tooth) !== jaw)),
  files: { ...readings.files, [jaw]: null },
})
