import type { MaturationSource } from './maturation-sources'

/** How well a figure is established: read in its source, known from textbooks, weak, or our own choice. */
export type Grade = 'confirmed' | 'recalled' | 'doubtful' | 'proposal'

/** Before, around or after the peak of mandibular growth; confused less often than six stages. */
export const growthGroups = ['before', 'around', 'after'] as const
export type GrowthGroup = (typeof growthGroups)[number]

interface Limit {
  readonly at: number
  /** Values in this range are reported as near the limit. */
  readonly grey: readonly [number, number]
  readonly source: MaturationSource
  readonly grade: Grade
}

/** Limits of the features (GUIDE18 by way of TABLE22). The grey zones are a proposal. */
export const limits = {
  /** Depth of the concavity over the length of the lower border; from this value, a border is concave. */
  notch: { at: 0.07, grey: [0.05, 0.09], source: 'TABLE22', grade: 'confirmed' },
  /** Posterior over anterior height; from this value, a body is a trapezoid. */
  taper: { at: 1.15, grey: [1.08, 1.22], source: 'OPENCVM', grade: 'doubtful' },
  /** Height over width; below this value, a horizontal rectangle. */
  square: { at: 0.9, grey: [0.85, 0.95], source: 'TABLE22', grade: 'confirmed' },
  /** Height over width; above this value, a vertical rectangle. */
  upright: { at: 1.1, grey: [1.05, 1.15], source: 'TABLE22', grade: 'confirmed' },
} as const satisfies Readonly<Record<string, Limit>>

/**
 * Scatter of one coordinate of a vertebral point, as a fraction of the length of C3's lower border (0.35 mm of 13 mm). Staging
 * six drawn spines with it repeats 66 to 91 % of the stages, similar to readers (PERIN14: 68 %). Proposal.
 */
export const pointScatter = 0.027

/** From this fraction on, a stage is named alone. Proposal. */
export const sureShare = 0.8
