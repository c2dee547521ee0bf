import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { Plan } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Theme } from './colours'

/** A part of a film, image pixels. */
export interface Sight {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The input from which a plan over its film is drawn. */
export interface PlanSceneInput {
  readonly width: number
  readonly height: number
  readonly start: Tracing
  readonly plan: Plan
  readonly prediction: Prediction
  /** The final record, registered on this film; null if none is chosen. */
  readonly end: Tracing | null
  /** Size of a screen pixel in image pixels. */
  readonly pixel: number
  readonly lang: Lang
  readonly theme: Theme
  readonly selected: SegmentName | null
  /** Shows only the present state, before the plan. */
  readonly nowOnly: boolean
  /** Handles are drawn if movements can be made by hand. */
  readonly handles: boolean
  /** Labels at the film's edge for the movement of the skin. */
  readonly pins?: boolean
  /** What is moved and how far, next to the pieces. */
  readonly amounts?: boolean
  /** The visible part of the film; all of it by default. */
  readonly sight?: Sight
  /** Whether outlines that were not traced are drawn; true by default. */
  readonly estimatedOutlines?: boolean
}
