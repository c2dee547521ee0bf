import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { FaceView } from '@sella/ceph/data/face-views'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang, Words } from '@sella/ceph/words'
import type { Layer } from '@sella/drawing/scene/scene'
import type { ImageSheet } from '@sella/drawing/tracing/sheet'
import type { DisplayToggle } from '@sella/drawing/tracing/show'
import type { Template } from '../bench/expected'
import type { Choice } from '../open/choice'
import type { Storing } from '../record/storing'
import type { Unsure } from '../review/unsure'

export interface PointText {
  readonly name: Words
  readonly definition: Words
  /** The label next to the point. */
  readonly short: string
}

export type GroupName = 'skeletal' | 'dental' | 'soft_tissue' | 'other' | 'neck' | 'main' | 'further' | 'planes' | 'marker'

/** Points listed under one heading. */
export interface PointGroup {
  readonly name: GroupName
  readonly points: readonly PointName[]
}

/** Draws the part of the template around a point, to show where it belongs. */
export interface TemplatePicture {
  readonly at: (name: PointName) => Point | null
  /** The part of the template that shows where a point is: its centre and its width, in the template's millimetres. */
  readonly around: (at: Point) => { readonly middle: Point; readonly width: number }
  readonly layers: (lang: Lang, pixel: number) => readonly Layer[]
}

/**
 * What is open: the film or a view of the face, with the tables of its points. The workbench itself does not distinguish them.
 */
export interface PictureSubject {
  readonly view: 'film' | 'frontal' | FaceView
  /** Every point in the order of display. */
  readonly names: readonly PointName[]
  /** The points guided placement asks for. */
  readonly order: readonly PointName[]
  /**
   * Requested before all others, whatever the analysis, because without them the values must not be presented as the patient's.
   */
  readonly first?: readonly PointName[]
  readonly groups: readonly PointGroup[]
  readonly text: (name: PointName) => PointText
  /** What a point is called where it is missing: its sign, or its name in full where that is better known. */
  readonly called: (name: PointName, lang: Lang) => string
  readonly template: Template
  readonly picture: TemplatePicture
  readonly sheet: ImageSheet
  /** The built-in analyses. */
  readonly analyses: readonly Analysis[]
  /** Reference lines that can be shown in addition to those of the analysis. */
  readonly lines: readonly { readonly name: string; readonly title: Words }[]
  /** The parts of the drawing that can be shown or hidden. */
  readonly toggles: readonly DisplayToggle[]
  readonly judge: (tracing: Tracing, choice: Choice) => Evaluation
  /** Items whose value depends on a point. */
  readonly affected: (name: PointName, own: OwnItems) => ReadonlySet<string>
  /** Points still to be checked, those with the most effect first. */
  readonly unsure: (tracing: Tracing, evaluation: Evaluation, own: OwnItems) => readonly Unsure[]
  readonly storing: Storing
}
