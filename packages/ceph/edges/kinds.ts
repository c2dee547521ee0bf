import type { OutlineName } from '../data/outlines'

/**
 * How an outline appears along its normal (to the right of its direction, reversed: out of the bone for most outlines, outwards
 * for a closed one): brighter inside, brighter outside, or itself the brightest.
 */
export type EdgeKind = 'fall' | 'rise' | 'ridge'

export interface OutlineEdge {
  readonly kind: EdgeKind
  /** Maximum distance of the film's edge from the template, canonical mm. */
  readonly reach: number
}

/** The bone outlines that are fitted to the film; directions are those of the outline table. */
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
 * The kind of edge that a hand-placed point snaps to, by the outline it lies on. Skin is the face against air; outlines that no
 * detection fits are bone against softer tissue.
 */
export const handEdges: Readonly<Partial<Record<OutlineName, EdgeKind>>> = {
  ...Object.fromEntries(Object.entries(outlineEdges).map(([name, { kind }]) => [name, kind])),
  profile_upper: 'fall',
  profile_lower: 'fall',
  frontal_bone: 'fall',
  condyle: 'fall',
}
