import type { Evaluation, EvaluationRow, ItemOverride, Norm } from '../analysis/analysis'
import { classify } from '../analysis/classify'
import { ownMeaning } from '../analysis/meaning-for'
import { OWN_NORM_SOURCE } from '../analysis/norm-for'
import type { FaceLandmarkName, FaceView } from '../data/face-landmarks'
import { type FaceItemName, faceItemNames, faceMeasurements } from '../data/face-measurements'
import type { FaceMeasurementRow } from '../data/face-measurements/row'
import type { TextPosition } from '../data/measurements/row'
import type { PrintedNorm } from '../data/norms/printed'
import { midpoint, type Point } from '../geometry/point'
import type { Figure } from '../kinds/figure'
import { showValue } from '../measure/display'
import { missing, type Raw } from '../measure/raw'
import type { Missing, Reading } from '../measure/reading'
import type { Calibration } from '../tracing/calibration-types'
import { canonical, type Facing } from '../tracing/frame'
import type { Unit } from '../unit'
import { inAwaitedPoints } from './awaited-points'
import { faceErrors, type StatedFacePoints } from './face-errors'
import { faceMeaning } from './face-meaning'
import { type FaceGround, faceGround } from './ground'
import { readFace } from './read-face'

function figureOnImage(figure: Figure, facing: Facing): Figure {
  if (facing === 'right') return figure
  return {
    lines: figure.lines.map(line => ({ ...line, from: canonical(line.from, facing), to: canonical(line.to, facing) })),
    arcs: figure.arcs.map(({ at, start, sweep }) => ({ at: canonical(at, facing), start: Math.PI - start, sweep: -sweep })),
  }
}

interface Photo {
  readonly facing: Facing
  readonly mmPerPixel: number | null
  /** Before the scale. */
  readonly error: number | undefined
}

function finish(raw: Raw, unit: Unit, from: Photo): Reading | Missing {
  if (raw.status === 'missing') return raw
  if (raw.lengthPower !== 0 && from.mmPerPixel === null) return missing('uncalibrated', ['ruler'])
  const scale = (from.mmPerPixel ?? 1) ** raw.lengthPower
  const value = raw.value * scale
  if (!Number.isFinite(value)) return missing('degenerate')
  const error = from.error === undefined ? null : from.error * scale
  return { status: 'read', value, unit, figure: figureOnImage(raw.figure, from.facing), error }
}

export type FaceReadings = Readonly<Partial<Record<FaceItemName, Reading | Missing>>>

/**
 * Measures every item of a view on one photo. Points in image pixels, a profile facing either way; the photo has its own scale,
 * needed only for lengths in mm. Figures are returned in image pixels.
 */
export function measureFace(view: FaceView, points: StatedFacePoints, { mmPerPixel }: Calibration): FaceReadings {
  const ground = faceGround(view, points)
  const errors = faceErrors(view, points)
  const finished = (item: FaceItemName) =>
    finish(readFace(item, ground), faceMeasurements[view][item]?.unit ?? '', {
      facing: ground.facing,
      mmPerPixel,
      error: errors[item],
    })
  return Object.fromEntries(faceItemNames(view).map(item => [item, finished(item)]))
}

const corners: Readonly<Partial<Record<TextPosition, number>>> = { 'Point A': 0, 'Point B': 1, 'Point C': 2, 'Point D': 3 }
const middles: Readonly<Partial<Record<TextPosition, number>>> = {
  'Middle Point(AB)': 0,
  'Middle Point(BC)': 1,
  'Middle Point(CD)': 2,
}

function labelOf(row: FaceMeasurementRow, { points, facing }: FaceGround): Point | null {
  if (row.text === null || !('nodes' in row)) return null
  const at = (place: number): Point | undefined => points[row.nodes[place] as FaceLandmarkName]
  const corner = corners[row.text]
  const middle = middles[row.text]
  const [p, q] = corner !== undefined ? [at(corner), at(corner)] : middle !== undefined ? [at(middle), at(middle + 1)] : []
  return p && q ? canonical(midpoint(p, q), facing) : null
}

interface Judged {
  readonly row: FaceMeasurementRow
  readonly reading: Reading | Missing
  /** The doctor's own texts and norm. */
  readonly override: ItemOverride | undefined
}

/** The norm that judges a row: the doctor's own, otherwise the printed one unless it is only offered; otherwise null. */
function normOf({ norm, offered }: FaceMeasurementRow, override: ItemOverride | undefined): Norm | null {
  const pair = override?.meanSd?.permanent
  const printed: PrintedNorm | null = pair ? { ...pair, source: OWN_NORM_SOURCE, grade: 'confirmed' } : offered ? null : norm
  return printed && { ...printed, group: null, sex: 'both', spread: 'sd' }
}

function rowOf(item: FaceItemName, { row, reading, override }: Judged): Omit<EvaluationRow, 'label'> {
  const { name, unit } = row
  const read = reading.status === 'read'
  const norm = normOf(row, override)
  const judged =
    read && norm ? classify(reading, norm) : ({ difference: null, class: 'normal', stars: 0, uncertain: false } as const)
  const shown = showValue(read ? reading.value : null, unit)
  return {
    item,
    name,
    category: 'Soft Tissue',
    unit,
    norm,
    reading,
    shown,
    ...judged,
    meaning: read
      ? (ownMeaning(judged.class, override) ?? (norm && faceMeaning(item, judged.class, reading.value)) ?? row.info)
      : null,
  }
}

/**
 * The rows of an analysis of a face photo, in its order; items the view does not have are left out. The meaning is that of the
 * value's direction where the table has a text for it, otherwise the item's own description. `overrides`: the doctor's texts and
 * norms by item, used by own analyses; no norm of a face depends on age, so the one for the permanent dentition applies.
 */
export function evaluateFace(
  photo: { readonly view: FaceView; readonly points: StatedFacePoints; readonly calibration: Calibration },
  items: readonly string[],
  overrides: Readonly<Record<string, ItemOverride>> = {},
): Evaluation {
  const { view, points, calibration } = photo
  const readings = measureFace(view, points, calibration)
  const ground = faceGround(view, points)
  const rows = items.flatMap((item): readonly EvaluationRow[] => {
    const row = faceMeasurements[view][item as FaceItemName]
    const measured = readings[item as FaceItemName]
    if (row === undefined || measured === undefined) return []
    const reading = inAwaitedPoints(measured, ground)
    return [
      {
        ...rowOf(item as FaceItemName, { row, reading, override: overrides[item] }),
        label: reading.status === 'read' ? labelOf(row, ground) : null,
      },
    ]
  })
  return { calibration, facing: ground.facing, rows, findings: [] }
}
