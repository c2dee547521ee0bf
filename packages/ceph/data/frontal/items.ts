import type { Unit } from '../../unit'
import type { Words } from '../../words'
import type { FrontalFilmLandmarkName as Node } from './landmarks'

/**
 * How an item of the frontal film is computed. `Z frame`: across and down by the Z plane; `MSR`: the midsagittal reference line.
 * clinical/beyond/frontal.json, `measurements` and `planes`.
 */
export type FrontalDefinition =
  /** The length from the right point to the left one. */
  | { readonly kind: 'width'; readonly nodes: readonly [Node, Node] }
  /** The third point from the line of the first two, + on the side of the midline. */
  | { readonly kind: 'inside_line'; readonly nodes: readonly [Node, Node, Node] }
  /** How far the first lies outside the second across the Z frame, on their side of the face. */
  | { readonly kind: 'outside'; readonly nodes: readonly [Node, Node] }
  /** From the first to the second across the Z frame, + to the patient's left. */
  | { readonly kind: 'across'; readonly nodes: readonly [Node, Node] }
  /** The left one below the right one in the Z frame. */
  | { readonly kind: 'lower_by_z'; readonly nodes: readonly [Node, Node] }
  /** The same along the MSR. */
  | { readonly kind: 'lower_by_midline'; readonly nodes: readonly [Node, Node] }
  /** The distance from the MSR, without sign. */
  | { readonly kind: 'to_midline'; readonly nodes: readonly [Node] }
  /** The left one's distance from the MSR less the right one's. */
  | { readonly kind: 'farther_left'; readonly nodes: readonly [Node, Node] }
  /** The distance from the MSR, + to the patient's left. */
  | { readonly kind: 'off_midline'; readonly nodes: readonly [Node] }
  /** The line right to left against the Z plane, degrees, + the left end lower. */
  | { readonly kind: 'tilt'; readonly nodes: readonly [Node, Node] }
  /** The angle at the second point, left minus right; degrees. */
  | { readonly kind: 'angle_difference'; readonly nodes: readonly [Node, Node, Node, Node, Node, Node] }
  /** The way over three points. */
  | { readonly kind: 'path'; readonly nodes: readonly [Node, Node, Node] }
  /** First to second along the MSR, in per cent of third to fourth. */
  | { readonly kind: 'share'; readonly nodes: readonly [Node, Node, Node, Node] }
  /** The second width less the first. */
  | { readonly kind: 'width_difference'; readonly nodes: readonly [Node, Node, Node, Node] }
  /** The first width in per cent of the second. */
  | { readonly kind: 'width_ratio'; readonly nodes: readonly [Node, Node, Node, Node] }

/** Of a value that has no sign. */
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
  /** At which of its nodes the value stands on the film; null: in the table only. */
  readonly text: number | null
}
