import type { FeatureName } from '@sella/ceph/maturation/features'
import type { Vertebra } from '@sella/ceph/maturation/spine'
import type { Ref } from '../scene/scene'

/** A line of a vertebra on the film; `depth`: from the lower border to its deepest point. */
export type NeckLine = 'base' | 'depth' | 'back' | 'top' | 'front'

type Measure = 'notch' | 'taper' | 'shape'

/** What is measured from a line; the first is what the line stands for on the film. */
const measuredFrom: Readonly<Record<NeckLine, readonly [Measure, ...Measure[]]>> = {
  base: ['notch', 'shape'],
  depth: ['notch'],
  back: ['taper', 'shape'],
  top: ['shape'],
  front: ['taper', 'shape'],
}

const pointsOf: Readonly<Record<Measure, readonly string[]>> = {
  notch: ['IP', 'ID', 'IA'],
  taper: ['IP', 'SP', 'SA', 'IA'],
  shape: ['IP', 'SP', 'SA', 'IA'],
}

/** The feature a line stands for: hovering the line highlights its row. */
export const featureOfLine = (vertebra: Vertebra, line: NeckLine): Ref => ({
  kind: 'item',
  name: `${vertebra}_${measuredFrom[line][0]}`,
})

const isFeatureRef = (ref: Ref | null): ref is Ref & { readonly kind: 'item' } =>
  ref?.kind === 'item' && /^C[234]_(notch|taper|shape)$/.test(ref.name)

/** Whether a line belongs to the highlighted feature; null while none is highlighted. */
export const isOfHighlighted = (ref: Ref | null, vertebra: Vertebra, line: NeckLine): boolean | null =>
  isFeatureRef(ref) ? measuredFrom[line].some(measure => ref.name === `${vertebra}_${measure}`) : null

/** Whether what is highlighted on the film belongs to a feature: the feature itself, or a point it is measured from. */
export const isOfFeature = (ref: Ref | null, feature: FeatureName): boolean => {
  if (ref?.kind === 'item') return ref.name === feature
  const [vertebra, measure] = feature.split('_') as [Vertebra, Measure]
  return ref?.kind === 'landmark' && pointsOf[measure].some(part => ref.name === `${vertebra}_${part}`)
}
