import type { CombinedKindName, PointKindName, pointKinds } from '.'
import type { Several } from './kind'

type ThreeOrMore<T> = readonly [T, T, T, ...T[]]

/** An item of a kind shared by photos and films, or of a kind available on photos only. */
export type FaceDefinition<Node extends string = string> =
  | {
      readonly [K in PointKindName]: { readonly kind: K; readonly nodes: Several<Node, (typeof pointKinds)[K]['takes']> }
    }[PointKindName]
  | { readonly kind: 'angle_to_midline'; readonly nodes: Several<Node, 2> }
  | {
      readonly kind: 'vertical_parallel_line_proportions' | 'parallel_line_proportions'
      readonly nodes: ThreeOrMore<Node>
      /** Index of the part between neighbouring nodes, from 0. */
      readonly part: number
    }
  | {
      readonly kind: 'ratio_two_distances' | 'buccal_corridor' | 'visible_incisor_share'
      readonly nodes: Several<Node, 4>
    }
  | { readonly kind: 'smile_arc'; readonly nodes: readonly [Node, Node, Node, Node, Node, Node, Node] }
  /** Computed from other items or intermediates of the view. */
  | { readonly kind: CombinedKindName; readonly of: readonly [string, string] }

export type FaceOnlyKindName =
  | 'angle_to_midline'
  | 'vertical_parallel_line_proportions'
  | 'parallel_line_proportions'
  | 'ratio_two_distances'
  | 'smile_arc'
  | 'buccal_corridor'
  | 'visible_incisor_share'
