import type { LandmarkName } from '../data/landmarks'
import { defaultAxis } from '../data/planning/mandibular-axis'
import type { GrowthSlider } from '../data/planning/mean-growth'
import type { PlanReference } from '../data/planning/reference-planes'
import type { SkinResponse } from '../data/planning/responses/row'
import type { SegmentName } from '../data/planning/segments'
import { toothPivots } from '../data/planning/tooth-pivots'
import type { Point } from '../geometry/point'

/** A shift in mm of the plan's frame (x forward, y down) and a turn in degrees, positive lowering the front: clockwise on the screen of a face that looks right. */
interface ShiftAndTurn {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Within its bone; `pivot`: from the edge (0) to the apex (1) and beyond. */
export interface IncisorMove extends ShiftAndTurn {
  readonly pivot: number
}

/** Within its bone, mm: forward along the occlusal plane, and at right angles to it, down. */
export interface MolarMove {
  readonly mesial: number
  readonly vertical: number
}

/** `about`: a landmark that the piece is turned about, or a point of the film in its pixels. The shift is that point's. */
export interface BoneMove extends ShiftAndTurn {
  readonly about: LandmarkName | Point
}

export interface MaxillaMove extends BoneMove {
  /** The cut lies below ANS, which then stays. */
  readonly ansStays: boolean
}

/** What ends an autorotation: molars as far apart as at the start, or a planned overbite in mm. */
export type Stop = { readonly stop: 'molar' } | { readonly stop: 'overbite'; readonly mm: number }

export interface Autorotation {
  /** Degrees, closing negative; counts when there is no stop. */
  readonly turn: number
  /** While closing the first one met decides. */
  readonly stops: readonly Stop[]
  /** Of the axis, mm from Co: x forward, y down. */
  readonly axis: Point
}

/** By segment, so that none is moved twice. */
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

/** The mean-change layer; the doctor's own numbers, 0 unless she says that the patient grows. */
export interface MeanGrowth {
  /** 0 to 5. */
  readonly years: number
  /** mm a year. */
  readonly rates: Readonly<Record<GrowthSlider, number>>
  /** Share of Na's way that the maxilla takes too, 0 to 1. */
  readonly maxillaWithNa: number
  /** Degrees that the mandible turns about Xi in all, clockwise positive. */
  readonly facialAxis: number
}

/** A ratio of the doctor's own in place of the table's row of that id. */
export interface OwnRatio {
  readonly id: SkinResponse['id']
  readonly ratio: number
  readonly sd: number
  readonly source: string
}

/** What may be done; the tracing it starts from is never altered. */
export interface Plan {
  readonly reference: PlanReference
  readonly moves: Moves
  readonly growth: MeanGrowth | null
  readonly lips: 'closed' | 'open'
  /** Holdaway's rule for a strained upper lip in place of the 0.50 of the table. */
  readonly lipStrain: boolean
  readonly ownRatios: readonly OwnRatio[]
}

export const emptyPlan: Plan = { reference: 'FH', moves: {}, growth: null, lips: 'closed', lipStrain: false, ownRatios: [] }

/** The movement of a segment before anything is moved. */
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
