import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import type { Ruler } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Extent } from '../scene/extent'
import type { Mark, Ref } from '../scene/scene'
import type { Anatomy } from './anatomy'
import type { Colours, Theme } from './colours'
import type { PlacedLabel } from './place-labels'
import type { ImageSheet } from './sheet'
import type { Toggle } from './show'

/** Everything a layer may read. Positions in image pixels. */
export interface LayerInput {
  readonly film: { readonly width: number; readonly height: number }
  readonly pixel: number
  /** The part of the film in which labels are placed. */
  readonly within: Extent
  readonly sheet: ImageSheet
  readonly anatomy: Anatomy
  readonly ruler: Ruler | null
  readonly evaluation: Evaluation
  readonly analysis: Analysis
  readonly colours: Colours
  readonly theme: Theme
  readonly lang: Lang
  /** False omits outlines that were not traced. */
  readonly estimatedOutlines: boolean
  readonly highlight: Ref | null
  /** The row the highlight refers to, if it refers to one. */
  readonly highlighted: EvaluationRow | null
  readonly selected: PointName | null
  /** Tooth handles are shown only while editing. */
  readonly editing: boolean
  /** Whether points are coloured by their expected error. */
  readonly confidence: boolean
  readonly dragged: Point | null
  /** Rows whose value label is drawn. */
  readonly labelled: readonly EvaluationRow[]
  readonly placed: readonly PlacedLabel[]
  /** Rectangles of the value labels, image pixels. */
  readonly labelBoxes: readonly Extent[]
}

/** One layer of the tracing and the toggle that hides it. */
export interface TracingLayer {
  readonly id: string
  readonly toggle: Toggle
  readonly marks: (input: LayerInput) => readonly Mark[]
}

/** Lines unrelated to the highlight fade to this fraction of their opacity. */
const steppedBack = 0.6

/** Opacity factor of a line, depending on whether something else is highlighted. */
export const presence = (input: LayerInput, belongs: boolean): number => (input.highlighted === null || belongs ? 1 : steppedBack)
