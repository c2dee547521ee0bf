import { photoReadingError } from '../data/study-models/photo-errors'
import { implausible, readingsApart, usualWidths, widthError } from '../data/study-models/tooth-widths'
import { distance3 } from '../geometry/space'
import { roundHalfAway } from '../measure/display'
import { mmAsRead } from './as-read'
import type { Contacts, ModelReadings } from './readings'
import { scaleOf, scaleShare } from './scale'
import { antimere, jawOf, kindOf, type Tooth } from './tooth'

/** Tolerance for the product of a limit, so that a width on it counts as on it. */
const rounding = 1e-9

/** A value in mm with its standard error of reading. */
export interface Reading {
  readonly mm: number
  readonly error: number
}

export interface ToothWidth extends Reading {
  /** The part of the error specific to this tooth; the rest, due to a photograph's scale, is common to all teeth of the jaw. */
  readonly scatter: number
  /** Each reading, oldest first, mm. */
  readonly readings: readonly number[]
  /** The corresponding tooth on the other side, whose width replaces that of a missing tooth. */
  readonly from: Tooth | null
  /** Two readings differ by more than usual. */
  readonly apart: boolean
  /** Far from the usual width of this kind of tooth. */
  readonly strange: boolean
}

const spanOf = ({ MC, DC }: Contacts): number | null => (MC && DC ? distance3(MC, DC) : null)

/** Standard error of a mean: the usual one of a reading, or a larger one if the doctor's own readings scatter more. */
function errorOf(values: readonly number[], mean: number, usual: number): number {
  const count = values.length
  const own = count < 2 ? 0 : Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1))
  return Math.max(usual, own) / Math.sqrt(count)
}

/** By how much the readings of a tooth differ, mm, rounded to the hundredths it is displayed with; 0 for a single one. */
export const spreadOf = (values: readonly number[]): number =>
  values.length < 2 ? 0 : roundHalfAway(Math.max(...values) - Math.min(...values), 2)

function readWidth(readings: ModelReadings, tooth: Tooth): ToothWidth | null {
  const jaw = jawOf(tooth)
  const scale = scaleOf(readings, jaw)
  if (scale === null) return null
  const values = (readings.teeth[tooth]?.contacts ?? []).flatMap(contacts => {
    const span = spanOf(contacts)
    return span !== null && Number.isFinite(span) && span > 0 ? [span * scale] : []
  })
  if (values.length === 0) return null
  const mm = values.reduce((sum, value) => sum + value, 0) / values.length
  const usual = usualWidths[jaw][kindOf(tooth)]
  const once = readings.on[jaw] === 'photo' ? photoReadingError : widthError
  const scatter = errorOf(values, mm, once)
  return {
    ...{ mm, scatter, error: Math.hypot(scatter, scaleShare(readings, jaw) * mm), readings: values, from: null },
    apart: spreadOf(values) > readingsApart,
    strange: Math.abs(mmAsRead(mm) - usual) > implausible * usual + rounding,
  }
}

/**
 * Mesiodistal width of a tooth: the mean of its readings, each the distance of the two contacts in space. For a tooth marked
 * missing, the width of the corresponding tooth on the other side, which `from` names. Null if nothing was read.
 */
export function toothWidth(readings: ModelReadings, tooth: Tooth): ToothWidth | null {
  if (!readings.teeth[tooth]?.missing) return readWidth(readings, tooth)
  const other = antimere(tooth)
  const width = readings.teeth[other]?.missing ? null : readWidth(readings, other)
  return width && { ...width, from: other, apart: false }
}

export interface WidthSum extends Reading {
  /** The part of the error specific to the teeth, without that of a photograph's scale, which they share. */
  readonly scatter: number
  /** Teeth whose width was taken from the other side. */
  readonly borrowed: readonly Tooth[]
}

/**
 * The sum of the widths of teeth of one jaw; null, with a list of the teeth that have no width, if incomplete. The error of a
 * borrowed width is counted twice.
 */
export function sumOfWidths(
  readings: ModelReadings,
  teeth: readonly Tooth[],
): { readonly sum: WidthSum } | { readonly sum: null; readonly lacking: readonly Tooth[] } {
  const widths = teeth.map(tooth => ({ tooth, width: toothWidth(readings, tooth) }))
  const lacking = widths.filter(({ width }) => width === null).map(({ tooth }) => tooth)
  if (lacking.length > 0) return { sum: null, lacking }
  const borrowed = widths.filter(({ width }) => width?.from).map(({ tooth }) => tooth)
  const borrowing = new Set(borrowed.map(antimere))
  const variance = widths.reduce((sum, { tooth, width }) => {
    if (!width || width.from) return sum
    return sum + ((borrowing.has(tooth) ? 2 : 1) * width.scatter) ** 2
  }, 0)
  const mm = widths.reduce((sum, { width }) => sum + (width?.mm ?? 0), 0)
  const share = teeth[0] ? scaleShare(readings, jawOf(teeth[0])) : 0
  const scatter = Math.sqrt(variance)
  return { sum: { mm, scatter, error: Math.hypot(scatter, share * mm), borrowed } }
}
