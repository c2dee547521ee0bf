import type { Point3 } from '@sella/ceph/geometry/space'
import { hasReadings, onOtherFiles } from '@sella/ceph/study-models/other-file'
import type { Contacts, Medium, ModelReadings, PhotoRuler, ToothReading } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, jaws, type Tooth } from '@sella/ceph/study-models/tooth'
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

/** Places a point, in its jaw's frame; contacts belong to the reading `round`. A tooth marked missing becomes present again. */
export const withPoint = (readings: ModelReadings, { tooth, point }: Step, round: number, at: Point3): ModelReadings =>
  withTooth(readings, tooth, ({ missing: _, ...read }) =>
    point === 'MC' || point === 'DC'
      ? { ...read, contacts: withContact(read.contacts, round, { [point]: at }) }
      : { ...read, [point]: at },
  )

/** Removes the readings of a tooth. */
export const withoutTooth = (readings: ModelReadings, tooth: Tooth): ModelReadings => {
  const { [tooth]: _, ...teeth } = readings.teeth
  return { ...readings, teeth }
}

/** Marks a tooth as missing, or removes the mark; its readings are kept. */
export const withMissing = (readings: ModelReadings, tooth: Tooth, missing: boolean): ModelReadings =>
  withTooth(readings, tooth, ({ missing: _, ...read }) => (missing ? { ...read, missing } : read))

/** Removes the readings of a jaw, because its file was replaced by another. */
export const withoutJaw = (readings: ModelReadings, jaw: Jaw): ModelReadings => ({
  ...readings,
  teeth: Object.fromEntries(Object.entries(readings.teeth).filter(([tooth]) => jawOf(tooth as Tooth) !== jaw)),
  files: { ...readings.files, [jaw]: null },
  rulers: { ...readings.rulers, [jaw]: null },
  raphe: jaw === 'upper' ? null : readings.raphe,
})

/** Sets the file a jaw is read on. */
export const withFile = (readings: ModelReadings, jaw: Jaw, file: string | null): ModelReadings => ({
  ...readings,
  files: { ...readings.files, [jaw]: file },
})

/** Sets or removes the ruler of a jaw's photograph. */
export const withRuler = (readings: ModelReadings, jaw: Jaw, ruler: PhotoRuler | null): ModelReadings => ({
  ...readings,
  rulers: { ...readings.rulers, [jaw]: ruler },
})

/** What is open: the medium of each jaw, and the name of its file (`fileReadOn`). */
export interface OpenModels {
  readonly on: Readonly<Record<Jaw, Medium>>
  readonly files: Readonly<Record<Jaw, string | null>>
}

/**
 * Prepares readings for what is open: a jaw without readings is assigned to it, and a ruler or a raphe of another picture is
 * removed.
 */
export function readOn(readings: ModelReadings, present: OpenModels): ModelReadings {
  const isFresh = (jaw: Jaw): boolean => !hasReadings(readings, jaw)
  const isOther = (jaw: Jaw): boolean => readings.on[jaw] !== present.on[jaw] || readings.files[jaw] !== present.files[jaw]
  const [upper, lower] = jaws.map(jaw => isFresh(jaw) && isOther(jaw))
  return {
    ...readings,
    on: { upper: upper ? present.on.upper : readings.on.upper, lower: lower ? present.on.lower : readings.on.lower },
    rulers: { upper: upper ? null : readings.rulers.upper, lower: lower ? null : readings.rulers.lower },
    raphe: upper ? null : readings.raphe,
  }
}

/** The jaws whose readings were made on a file, or a medium, other than the one that is open. */
export function strangeOn(readings: ModelReadings, { on, files }: OpenModels): readonly Jaw[] {
  const others = onOtherFiles(readings, files)
  return jaws.filter(jaw => others.includes(jaw) || (hasReadings(readings, jaw) && readings.on[jaw] !== on[jaw]))
}
