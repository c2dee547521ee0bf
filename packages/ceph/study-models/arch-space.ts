import { type CrowdingDegree, crowdingDegree } from '../data/study-models/arches'
import type { ToothKind } from '../data/study-models/tooth-widths'
import { distance3, ontoPlane, type Point3 } from '../geometry/space'
import { mmAsRead } from './as-read'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { type Required, type RequiredLack, requiredScatter, requiredSpace } from './required-space'
import { scaleShare } from './scale'
import { type Jaw, type Side, sides, type Tooth, toothOf } from './tooth'

/**
 * The segments of one side, from the back. The reference names four and allows six without saying where these divide: here the
 * canine is separate from premolars and incisors.
 */
const partsOf = { 4: ['posterior', 'anterior'], 6: ['premolars', 'canine', 'anterior'] } as const
export type SegmentPart = (typeof partsOf)[keyof typeof partsOf][number]

/** Six segments are not possible while canine and premolars are predicted as one sum. */
const partsIn = ({ prediction, segments }: ModelReadings): readonly SegmentPart[] => partsOf[prediction === null ? segments : 4]

export interface SpaceSegment {
  readonly side: Side
  readonly part: SegmentPart
  /** Straight distance in the occlusal plane, mm. */
  readonly available: number
  /** Sum of the widths of the teeth in the segment, mm; predicted if `predicted`. */
  readonly required: number
  readonly difference: number
  readonly predicted: boolean
  /** Teeth marked missing whose width, taken from the other side, it counts; of predicted teeth the lower incisors among them. */
  readonly borrowed: readonly Tooth[]
}

export interface ArchSpace {
  readonly status: 'measured'
  /** From the patient's right to left. */
  readonly segments: readonly SpaceSegment[]
  readonly available: number
  readonly required: number
  /** mm; negative means crowding. With its standard error of reading. */
  readonly discrepancy: number
  readonly error: number
  /** From the discrepancy as displayed, to 0.1 mm; null unless space is lacking. */
  readonly degree: CrowdingDegree | null
  /** Other degrees that lie within the error of the discrepancy. */
  readonly degreesWithinError: readonly (CrowdingDegree | null)[]
}

/** `table`: the lower incisors are read, but nothing can be predicted from them. */
export type SpaceLack = RequiredLack | 'plane'

export type SpaceResult = ArchSpace | { readonly status: 'incomplete'; readonly lacking: readonly SpaceLack[] }

export const teethIn = (lacking: readonly SpaceLack[]): readonly Tooth[] =>
  lacking.filter(each => each !== 'plane' && each !== 'table')

/** The teeth that belong in a segment, and the two teeth whose mesial ends bound it; `null`: the midline. */
const cut: Readonly<
  Record<SegmentPart, { readonly teeth: readonly ToothKind[]; readonly from: ToothKind; readonly to: ToothKind | null }>
> = {
  posterior: { teeth: ['C', 'P1', 'P2'], from: 'M1', to: 'C' },
  premolars: { teeth: ['P1', 'P2'], from: 'M1', to: 'P1' },
  canine: { teeth: ['C'], from: 'P1', to: 'C' },
  anterior: { teeth: ['I1', 'I2'], from: 'C', to: null },
}

/** Widths of the teeth of a segment; in a mixed dentition, the predicted width for canine and premolars. */
const requiredIn = (readings: ModelReadings, jaw: Jaw, side: Side, part: SegmentPart): Required | readonly SpaceLack[] =>
  requiredSpace(readings, {
    ...{ jaw, side, kinds: cut[part].teeth },
    predicting: part === 'posterior' && readings.prediction !== null,
  })

/**
 * The teeth whose contact may serve as the mesial contact of a tooth, the preferred one first. If canine and premolars are
 * predicted, the canine has often not erupted: its space begins at the distal contact of the lateral incisor, as Moyers measures
 * it.
 */
const boundsAt = ({ prediction }: ModelReadings, kind: ToothKind) =>
  kind === 'C' && prediction !== null
    ? ([
        { kind, contact: 'MC' },
        { kind: 'I2', contact: 'DC' },
      ] as const)
    : ([{ kind, contact: 'MC' }] as const)

/** Where the mesial end of a tooth of this kind lies; null until one of the contacts that give it has been read. */
const mesialEnd = (readings: ModelReadings, jaw: Jaw, side: Side, kind: ToothKind): Point3 | null =>
  boundsAt(readings, kind)
    .map(bound => pointOf(readings, toothOf(jaw, side, bound.kind), bound.contact))
    .find(at => at !== null) ?? null

/** The ends of a segment: mesial contacts; the front end is the midline. */
function endsOf(readings: ModelReadings, jaw: Jaw, side: Side, part: SegmentPart): readonly (Point3 | null)[] {
  const { from, to } = cut[part]
  return [mesialEnd(readings, jaw, side, from), to ? mesialEnd(readings, jaw, side, to) : midlineOf(readings, jaw)]
}

/** The teeth that must be read before both ends of a segment are known. */
function endsLacking(readings: ModelReadings, jaw: Jaw, side: Side, part: SegmentPart): readonly Tooth[] {
  const { from, to } = cut[part]
  const lacks = (kind: ToothKind): readonly Tooth[] =>
    mesialEnd(readings, jaw, side, kind)
      ? []
      : boundsAt(readings, kind)
          .slice(-1)
          .map(bound => toothOf(jaw, side, bound.kind))
  const middle = sides.map(each => toothOf(jaw, each, 'I1')).filter(tooth => !pointOf(readings, tooth, 'MC'))
  return [...lacks(from), ...(to ? lacks(to) : middle)]
}

/**
 * The error contributed by a photograph's scale: space and widths scale together, predicted teeth with the lower incisors they
 * are predicted from.
 */
function scaleErrorOf(readings: ModelReadings, jaw: Jaw, room: number, needs: readonly Required[]): number {
  const sum = (of: readonly Required[]): number => of.reduce((total, { scaled }) => total + scaled, 0)
  const elsewhere = jaw === 'upper' ? needs.filter(({ predicted }) => predicted) : []
  const own = room - sum(needs.filter(each => !elsewhere.includes(each)))
  return Math.hypot(scaleShare(readings, jaw) * own, scaleShare(readings, 'lower') * sum(elsewhere))
}

const degreesOf = (discrepancy: number, error: number): Pick<ArchSpace, 'degree' | 'degreesWithinError'> => {
  const [degree, ...others] = [0, error, -error].map(by => crowdingDegree(mmAsRead(discrepancy + by)))
  return { degree: degree ?? null, degreesWithinError: [...new Set(others)].filter(each => each !== degree) }
}

/**
 * Space in an arch by straight segments: first molar to canine and canine to midline on both sides, or six segments with the
 * canine separate. The available space, along the contacts in the occlusal plane, is compared with the widths of the teeth
 * between (required). `lacking`: what must be read first; `plane` means teeth on both sides, front and back, `table` that
 * the lower incisors' sum lies outside the table of predictions.
 */
export function archSpace(readings: ModelReadings, jaw: Jaw): SpaceResult {
  const plane = occlusalPlane(readings, jaw)
  const lacking = new Set<SpaceLack>(plane ? [] : ['plane'])
  const needs: Required[] = []
  const segments = sides.flatMap(side =>
    (side === 'right' ? partsIn(readings) : partsIn(readings).toReversed()).flatMap((part): SpaceSegment[] => {
      const [from, to] = endsOf(readings, jaw, side, part)
      const needed = requiredIn(readings, jaw, side, part)
      if (!('mm' in needed)) for (const tooth of needed) lacking.add(tooth)
      if (!from || !to) for (const tooth of endsLacking(readings, jaw, side, part)) lacking.add(tooth)
      if (!plane || !from || !to || !('mm' in needed)) return []
      const { mm: required, borrowed, predicted } = needed
      needs.push(needed)
      const available = distance3(ontoPlane(plane, from), ontoPlane(plane, to))
      return [{ side, part, available, required, difference: available - required, predicted, borrowed }]
    }),
  )
  if (lacking.size > 0) return { status: 'incomplete', lacking: [...lacking] }
  const total = (of: (segment: SpaceSegment) => number): number => segments.reduce((sum, segment) => sum + of(segment), 0)
  const [available, required] = [total(each => each.available), total(each => each.required)]
  const discrepancy = available - required
  const error = Math.hypot(requiredScatter(readings, needs), scaleErrorOf(readings, jaw, available, needs))
  return {
    ...{ status: 'measured', segments, available, required, discrepancy, error },
    ...degreesOf(discrepancy, error),
  }
}
