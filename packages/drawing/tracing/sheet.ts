import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Anatomy } from './anatomy'
import type { Segment } from './line-in-view'

/** A reference line as drawn, image pixels. */
export interface ReferenceLine {
  readonly name: string
  readonly segment: Segment
}

/** What the reference lines are determined by. */
export interface LineSource {
  readonly analysis: Analysis
  readonly evaluation: Evaluation
  readonly anatomy: Anatomy
}

/** What a scene needs to know about the kind of image it draws: a film, or a view of the face. */
export interface ImageSheet {
  /** Every point and outline derived from a tracing, cached by the identity of its points. */
  readonly anatomy: (tracing: Tracing, facing: 'right' | 'left') => Anatomy
  readonly shortName: (name: PointName) => string
  /** Points whose names take precedence. */
  readonly red: ReadonlySet<string>
  /** The lines of the analysis whose points are placed. */
  readonly lines: (by: LineSource) => readonly ReferenceLine[]
}
