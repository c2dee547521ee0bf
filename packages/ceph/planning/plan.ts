import type { LandmarkName } from '../data/landmarks'
import { defaultAxis } from '../data/planning/mandibular-axis'
import type { GrowthSlider } from '../data/planning/mean-growth'
import type { PlanReference } from '../data/planning/reference-planes'
import type { SkinResponse } from '../data/planning/responses/row'
import type { SegmentName } from '../data/planning/segments'
import { toothPivots } from '../data/planning/tooth-pivots'
import type { Point } from '../geometry/point'

/**
 * A shift in mm in the plan's frame (x forward, y down) and a turn in degrees, positive if it lowers the front: clockwise on
 * screen for a face that looks right.
 */
interface ShiftAndTurn {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Relative to its bone; `pivot`: centre of rotation, from the edge (0) to the apex (1) and beyond. */
export interface IncisorMove extends ShiftAndTurn {
  readonly pivot: number
}

/** Relative to its bone, mm: forward along the occlusal plane, and down perpendicular to it. */
export interface MolarMove {
  readonly mesial: number
  readonly vertical: number
}

/**
 * `about`: the landmark the segment turns about, or a point of the film in image pixels. The shift is that point's displacement.
 */
export interface BoneMove extends ShiftAndTurn {
  readonly about: LandmarkName | Point
}

export interface MaxillaMove extends BoneMove {
  /** The cut is below ANS, so ANS does not move. */
  readonly ansStays: boolean
}

/** What ends an autorotation: the molars reach their initial separation, or a planned overbite in mm. */
export type Stop = { readonly stop: 'molar' } | { readonly stop: 'overbite'; readonly mm: number }

export interface Autorotation {
  /** Degrees, closing negative; used if there is no stop. */
  readonly turn: number
  /** While closing, the first stop reached applies. */
  readonly stops: readonly Stop[]
  /** Position of the axis, mm from Co: x forward, y down. */
  readonly axis: Point
}

/** Keyed by segment, so that no segment is moved twice. */
export interface Moves {
  readonly U1?: IncisorMove | undefined
  readonly L1?: IncisorMove | undefined
  readonly U6?: MolarMove | undefined
  readonly L6?: MolarMove | undefined
  readonly MX?: MaxillaMove | undefined
  readonly MD?: BoneMove | undefined
  readonly MDA?: Autorotation | undefined
  readonly CH?: BoneMove | undefined
}

/** Mean growth; the doctor's own numbers, 0 unless she states that the patient is growing. */
export interface MeanGrowth {
  /** 0 to 5. */
  readonly years: number
  /** mm a year. */
  readonly rates: Readonly<Record<GrowthSlider, number>>
  /** Share of Na's displacement applied to the maxilla, 0 to 1. */
  readonly maxillaWithNa: number
  /** Total rotation of the mandible about Xi, degrees, clockwise positive. */
  readonly facialAxis: number
}

/** A doctor's own ratio, replacing the table row with that id. */
export interface OwnRatio {
  readonly id: SkinResponse['id']
  readonly ratio: number
  readonly sd: number
  readonly source: string
}

/** A treatment plan; the tracing it starts from is never changed. */
export interface Plan {
  readonly reference: PlanReference
  readonly moves: Moves
  readonly growth: MeanGrowth | null
  readonly lips: 'closed' | 'open'
  /** Use Holdaway's rule for a strained upper lip instead of the table's 0.50. */
  readonly lipStrain: boolean
  readonly ownRatios: readonly OwnRatio[]
}

export const emptyPlan: Plan = { reference: 'FH', moves: {}, growth: null, lips: 'closed', lipStrain: false, ownRatios: [] }

/** The initial state of each segment, before anything is moved. */
export const restingMoves = {
  U1: { x: 0, y: 0, turn: 0, pivot: toothPivots.resistance.fraction },
  L1: { x: 0, y: 0, turn: 0, pivot: toothPivots.resistance.fraction },
  U6: { mesial: 0, vertical: 0 },
  L6: { mesial: 0, vertical: 0 },
  MX: { x: 0, y: 0, turn: 0, about: 'ANS', ansStays: false },
  MD: { x: 0, y: 0, turn: 0, about: 'L1IncisalTip' },
  MDA: { turn: 0, stops: [], axis: defaultAxis },
  CH: { x: 0, y: 0, turn: 0, about: 'Pog' },
} as const satisfies { readonly [S in SegmentName]: NonNullable<Moves[S]> }
