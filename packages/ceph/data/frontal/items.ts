import type { Unit } from '../../unit'
import type { Words } from '../../words'
import type { FrontalFilmLandmarkName as Node } from './landmarks'

/**
 * How an item of the frontal film is computed. `Z frame`: across and down by the Z plane; `MSR`: the midsagittal reference line.
 * clinical/beyond/frontal.json, `measurements` and `planes`.
 */
export type FrontalDefinition =
  /** The distance from the right point to the left one. */
  | { readonly kind: 'width'; readonly nodes: readonly [Node, Node] }
  /** Distance of the third point from the line through the first two, positive towards the midline. */
  | { readonly kind: 'inside_line'; readonly nodes: readonly [Node, Node, Node] }
  /** How far the first point is lateral to the second across the Z frame, on their side of the face. */
  | { readonly kind: 'outside'; readonly nodes: readonly [Node, Node] }
  /** Distance from the first to the second across the Z frame, positive to the patient's left. */
  | { readonly kind: 'across'; readonly nodes: readonly [Node, Node] }
  /** How far the left point is below the right one in the Z frame. */
  | { readonly kind: 'lower_by_z'; readonly nodes: readonly [Node, Node] }
  /** The same along the MSR. */
  | { readonly kind: 'lower_by_midline'; readonly nodes: readonly [Node, Node] }
  /** The distance from the MSR, unsigned. */
  | { readonly kind: 'to_midline'; readonly nodes: readonly [Node] }
  /** The left point's distance from the MSR minus the right point's. */
  | { readonly kind: 'farther_left'; readonly nodes: readonly [Node, Node] }
  /** The distance from the MSR, positive to the patient's left. */
  | { readonly kind: 'off_midline'; readonly nodes: readonly [Node] }
  /** The line from right to left relative to the Z plane, degrees, positive if the left end is lower. */
  | { readonly kind: 'tilt'; readonly nodes: readonly [Node, Node] }
  /** The angle at the second point, left minus right; degrees. */
  | { readonly kind: 'angle_difference'; readonly nodes: readonly [Node, Node, Node, Node, Node, Node] }
  /** The length of the path through three points. */
  | { readonly kind: 'path'; readonly nodes: readonly [Node, Node, Node] }
  /** Distance from first to second along the MSR, as a percentage of that from third to fourth. */
  | { readonly kind: 'share'; readonly nodes: readonly [Node, Node, Node, Node] }
  /** The second width minus the first. */
  | { readonly kind: 'width_difference'; readonly nodes: readonly [Node, Node, Node, Node] }
  /** The first width as a percentage of the second. */
  | { readonly kind: 'width_ratio'; readonly nodes: readonly [Node, Node, Node, Node] }

/** For a value without a sign. */
export const magnitude: Words = { zh: '只有大小', en: 'magnitude only' }

export type FrontalKind = FrontalDefinition['kind']

export type FrontalCategory = 'Transverse' | 'Symmetry' | 'Midline' | 'Cant' | 'Facial Height' | 'Dental'

/** One measured quantity of the frontal film. */
export type FrontalItemRow = FrontalDefinition & {
  readonly unit: Unit
  readonly category: FrontalCategory
  readonly name: Words
  /** What the sign means. */
  readonly sign: Words
  /** The index of the node at which the value is shown on the film; null: shown in the table only. */
  readonly text: number | null
}
