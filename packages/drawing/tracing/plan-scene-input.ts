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

/** What a plan over its film is drawn from. */
export interface PlanSceneInput {
  readonly width: number
  readonly height: number
  readonly start: Tracing
  readonly plan: Plan
  readonly prediction: Prediction
  /** The record at the end, laid on this film; null where none is chosen. */
  readonly end: Tracing | null
  /** Size of a screen pixel in image pixels. */
  readonly pixel: number
  readonly lang: Lang
  readonly theme: Theme
  readonly selected: SegmentName | null
  /** The present alone, as it is before the plan. */
  readonly nowOnly: boolean
  /** Handles are drawn where movements can be made by hand. */
  readonly handles: boolean
  /** Labels of the skin's way at the film's edge. */
  readonly pins?: boolean
  /** What is moved and how far, beside the pieces. */
  readonly amounts?: boolean
  /** What is seen of the film; the whole of it unless said otherwise. */
  readonly sight?: Sight
  /** Outlines nobody traced are drawn unless said otherwise. */
  readonly estimatedOutlines?: boolean
}
