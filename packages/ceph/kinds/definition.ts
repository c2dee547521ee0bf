import type { LandmarkName } from '../data/landmarks'
import type { CombinedKindName, combinedKinds, PointKindName, pointKinds } from '.'
import type { Several } from './kind'

type Operands<Name extends string, Least> = Least extends 2 ? readonly [Name, Name] : readonly [Name, Name, Name]

/** An item computed from landmarks: exactly as many as its kind takes. */
export type PointDefinition = {
  readonly [K in PointKindName]: {
    readonly kind: K
    readonly nodes: Several<LandmarkName, (typeof pointKinds)[K]['takes']>
  }
}[PointKindName]

/** An item computed from other items, named by `of` in order. */
export type CombinedDefinition<Name extends string = string> = {
  readonly [K in CombinedKindName]: {
    readonly kind: K
    readonly of:
      | Operands<Name, (typeof combinedKinds)[K]['combines'][0]>
      | Operands<Name, (typeof combinedKinds)[K]['combines'][1]>
  }
}[CombinedKindName]

/** How an item is computed. The compiler rejects unknown landmarks and a wrong number of nodes. */
export type Definition<Name extends string = string> = PointDefinition | CombinedDefinition<Name>
