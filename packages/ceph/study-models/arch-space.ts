import { type CrowdingDegree, crowdingDegree } from '../data/study-models/arches'
import type { ToothKind } from '../data/study-models/tooth-widths'
import { distance3, ontoPlane, type Point3 } from '../geometry/space'
import { lowerIncisorSum, predictedWidth } from './mixed-dentition'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { type Jaw, type Side, sides, type Tooth, toothOf } from './tooth'
import { sumOfWidths } from './width'

const segmentParts = ['posterior', 'anterior'] as const
export type SegmentPart = (typeof segmentParts)[number]

export interface SpaceSegment {
  readonly side: Side
  readonly part: SegmentPart
  /** Straight, in the occlusal plane, mm. */
  readonly available: number
  /** Sum of the widths that belong there, mm; predicted where `predicted`. */
  readonly required: number
  readonly difference: number
  readonly predicted: boolean
  readonly borrowed: readonly Tooth[]
}

export interface ArchSpace {
  readonly status: 'measured'
  /** From the patient's right to the left. */
  readonly segments: readonly SpaceSegment[]
  readonly available: number
  readonly required: number
  /** mm; below 0 the teeth are crowded. With its standard error of reading. */
  readonly discrepancy: number
  readonly error: number
  /** Null where nothing lacks. */
  readonly degree: CrowdingDegree | null
}

export type SpaceResult = ArchSpace | { readonly status: 'incomplete'; readonly lacking: readonly (Tooth | 'plane')[] }

const posterior: readonly ToothKind[] = ['C', 'P1', 'P2']
const anterior: readonly ToothKind[] = ['I1', 'I2']

type Required = { readonly mm: number; readonly error: number; readonly borrowed: readonly Tooth[]; readonly predicted: boolean }

/** Widths of the teeth of a segment; of canine and premolars the predicted one where the dentition is mixed. */
function requiredIn(readings: ModelReadings, jaw: Jaw, side: Side, part: SegmentPart): Required | readonly Tooth[] {
  const predicting = part === 'posterior' && readings.prediction !== null
  const teeth = (part === 'posterior' ? posterior : anterior).map(kind => toothOf(jaw, side, kind))
  const read = predicting ? lowerIncisorSum(readings) : sumOfWidths(readings, teeth)
  if (read.sum === null) return read.lacking
  if (!predicting || readings.prediction === null) return { ...read.sum, predicted: false }
  const mm = predictedWidth(read.sum.mm, jaw, readings.prediction)
  return mm === null ? teeth : { mm, error: read.sum.error / 2, borrowed: [], predicted: true }
}

/** The ends of a segment: mesial contacts of first molar and canine, or of canine and the midline. */
function endsOf(readings: ModelReadings, jaw: Jaw, side: Side, part: SegmentPart): readonly (Point3 | null)[] {
  const canine = pointOf(readings, toothOf(jaw, side, 'C'), 'MC')
  return part === 'posterior' ? [pointOf(readings, toothOf(jaw, side, 'M1'), 'MC'), canine] : [canine, midlineOf(readings, jaw)]
}

const endTeeth = (jaw: Jaw, side: Side, part: SegmentPart): readonly Tooth[] =>
  part === 'posterior'
    ? [toothOf(jaw, side, 'M1'), toothOf(jaw, side, 'C')]
    : [toothOf(jaw, side, 'C'), toothOf(jaw, 'right', 'I1'), toothOf(jaw, 'left', 'I1')]

/**
 * Space in an arch by four straight segments: first molar to canine and canine to midline, of both sides (available, along the contacts,
 * in the occlusal plane), against the widths of the teeth between (required). `lacking`: what must be read first; `plane` stands for
 * teeth of both sides, front and back.
 */
export function archSpace(readings: ModelReadings, jaw: Jaw): SpaceResult {
  const plane = occlusalPlane(readings, jaw)
  const lacking = new Set<Tooth | 'plane'>(plane ? [] : ['plane'])
  let variance = 0
  const segments = sides.flatMap(side =>
    (side === 'right' ? segmentParts : segmentParts.toReversed()).flatMap((part): SpaceSegment[] => {
      const [from, to] = endsOf(readings, jaw, side, part)
      const needed = requiredIn(readings, jaw, side, part)
      if (!('mm' in needed)) for (const tooth of needed) lacking.add(tooth)
      if (!from || !to) for (const tooth of endTeeth(jaw, side, part)) if (!pointOf(readings, tooth, 'MC')) lacking.add(tooth)
      if (!plane || !from || !to || !('mm' in needed)) return []
      const { mm: required, error, borrowed, predicted } = needed
      variance += error ** 2
      const available = distance3(ontoPlane(plane, from), ontoPlane(plane, to))
      return [{ side, part, available, required, difference: available - required, predicted, borrowed }]
    }),
  )
  if (lacking.size > 0) return { status: 'incomplete', lacking: [...lacking] }
  const total = (of: (segment: SpaceSegment) => number): number => segments.reduce((sum, segment) => sum + of(segment), 0)
  const [available, required] = [total(each => each.available), total(each => each.required)]
  const discrepancy = available - required
  return {
    ...{ status: 'measured', segments, available, required, discrepancy },
    ...{ error: Math.sqrt(variance), degree: crowdingDegree(discrepancy) },
  }
}
