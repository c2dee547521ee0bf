import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { stageNumber } from '@sella/ceph/data/maturation-stages'
import { isItemName, itemNames, measurements } from '@sella/ceph/data/measurements'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { maturationOf } from '@sella/ceph/maturation/maturation'
import { showValue } from '@sella/ceph/measure/display'
import { groundOf } from '@sella/ceph/measure/ground'
import { builtInLookup, measureOn } from '@sella/ceph/measure/measure'
import type { Missing, Reading } from '@sella/ceph/measure/reading'
import { isModelFinding, modelFindingItems } from '@sella/ceph/study-models/finding-items'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Unit } from '@sella/ceph/unit'

/** The source of a film's scale, as far as a search distinguishes it; `doubted` beside the other records of the case. */
export type Scale = 'measured' | 'detector' | 'none' | 'doubted'

/** The values computed from one tracing. */
export interface Readings {
  readonly scale: Scale
  /** Number of unsure points, by the workbench's rule. */
  readonly unsure: number
  /** Values as displayed, times 1000, by list. */
  readonly values: ReadonlyMap<string, number>
}

/** The list of computed vertebral stages, 1 to 6. No item of a doctor can have this name: her lists begin with `o:`. */
export const neckList = 'm:neck'

/** The list that stores an item's values; items of one quantity share a list. */
export const listOf = (item: string): string =>
  isItemName(item) ? `q:${measurements[item].quantity}` : isModelFinding(item) ? `m:${item}` : `o:${item}`

/** The list of an item's lengths in a stated unit; only study models have one. */
export const exactListOf = (item: string): string => `s:${item}`

const own = (item: string, items: OwnItems) => (Object.hasOwn(items, item) ? items[item] : undefined)

/** The unit of a built-in or own item, or of a model finding; null for an unknown item. */
export const unitOf = (item: string, items: OwnItems): Unit | null =>
  isItemName(item)
    ? measurements[item].unit
    : isModelFinding(item)
      ? modelFindingItems[item].unit
      : (own(item, items)?.unit ?? null)

const quantities = [...new Map(itemNames.map(item => [listOf(item), item])).values()]

const scaleOf = ({ provenance }: Calibration): Scale =>
  provenance === 'none' ? 'none' : provenance === 'ruler' || provenance === 'dicom' ? 'measured' : 'detector'

/** A value as displayed, as a number; null when there is none. */
const shownNumber = (reading: Reading | Missing, unit: Unit): number | null =>
  reading.status === 'read' ? Number(showValue(reading.value, unit).replace('−', '-')) : null

const measuring = (tracing: Tracing, items: OwnItems) => {
  const calibration = calibrate(tracing)
  const ground = groundOf(tracing.points, calibration, { lookup: item => builtInLookup(item) ?? own(item, items) })
  return { scale: scaleOf(calibration), read: (item: string, unit: Unit) => measureOn(item, unit, ground) }
}

/** The doctor's settings that affect the values of a tracing. */
interface Hers {
  readonly items: OwnItems
  readonly readers: ReaderErrors
}

interface Measured extends Hers {
  /** The scale is doubted beside the other records of the case: lengths are withheld. */
  readonly doubted: boolean
}

/** Every measurement of a tracing, built-in and own. Without a scale, or by a doubted one, lengths have no value; S-Na is never assumed. */
export const readTracing = (tracing: Tracing, { items, readers, doubted }: Measured): Readings => {
  const { scale, read } = measuring(tracing, items)
  const values = new Map<string, number>()
  for (const item of [...quantities, ...Object.keys(items)]) {
    const unit = isModelFinding(item) ? null : unitOf(item, items)
    const value = unit === null || (doubted && unit === 'mm') ? null : shownNumber(read(item, unit), unit)
    if (value !== null) values.set(listOf(item), Math.round(value * 1000))
  }
  const neck = maturationOf(tracing.points, { readers })
  if (neck.status === 'staged') values.set(neckList, stageNumber(neck.likeliest) * 1000)
  return { scale: doubted ? 'doubted' : scale, unsure: unsureNames(tracing.points).length, values }
}

/**
 * Some measurements of a tracing, formatted for display; an en dash where there is no value, or a length is withheld for a doubted
 * scale. An undefined item is left out.
 */
export const showItems = (
  tracing: Tracing,
  wanted: readonly string[],
  { items, doubted }: Pick<Measured, 'items' | 'doubted'>,
) => {
  const { scale, read } = measuring(tracing, items)
  return wanted.flatMap(item => {
    const unit = isModelFinding(item) ? null : unitOf(item, items)
    if (unit === null) return []
    const reading = read(item, unit)
    const valid = reading.status === 'read' && !(doubted && unit === 'mm')
    const shown = showValue(valid ? reading.value : null, unit)
    return [{ item, shown, unit, approximate: unit === 'mm' && scale !== 'measured' && valid }]
  })
}
