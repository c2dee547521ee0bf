import type { OutlineName } from '../data/outlines'

/** How an outline shows, seen along its normal (to the right of its direction, reversed: out of the bone on most; out of a closed outline): brighter inside, outside, or itself. */
export type EdgeKind = 'fall' | 'rise' | 'ridge'

export interface OutlineEdge {
  readonly kind: EdgeKind
  /** How far the film's edge may lie from the template, canonical mm. */
  readonly reach: number
}

/** The outlines of bone that are fitted to the film; the direction is that of the outline table. */
export const outlineEdges: Readonly<Partial<Record<OutlineName, OutlineEdge>>> = {
  sella_turcica: { kind: 'ridge', reach: 3.5 },
  anterior_cranial_base: { kind: 'ridge', reach: 3 },
  orbit: { kind: 'ridge', reach: 2.5 },
  nasal_floor: { kind: 'rise', reach: 2 },
  palate: { kind: 'fall', reach: 5 },
  maxilla_anterior: { kind: 'fall', reach: 2 },
  symphysis_labial: { kind: 'fall', reach: 2.5 },
  symphysis_lingual: { kind: 'fall', reach: 5 },
  mandible_lower_border: { kind: 'fall', reach: 4 },
  ramus_posterior: { kind: 'fall', reach: 3.5 },
  upper_incisor: { kind: 'fall', reach: 2 },
  lower_incisor: { kind: 'fall', reach: 2 },
  upper_molar: { kind: 'fall', reach: 1.5 },
  lower_molar: { kind: 'fall', reach: 1.5 },
}

/**
 * The kind of edge that a point by hand is held to, by the outline it lies on. Skin is the face against air; the outlines that no
 * detection fits are bone against what is softer.
 */
export const handEdges: Readonly<Partial<Record<OutlineName, EdgeKind>>> = {
  ...Object.fromEntries(Object.entries(outlineEdges).map(([name, { kind }]) => [name, kind])),
  profile_upper: 'fall',
  profile_lower: 'fall',
  frontal_bone: 'fall',
  condyle: 'fall',
}
