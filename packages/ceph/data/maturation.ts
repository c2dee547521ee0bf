import type { Words } from '../words'
import type { MaturationSource } from './maturation-sources'
import type { Stage } from './maturation-stages'

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

interface StageRow {
  readonly group: GrowthGroup
  /** The state of mandibular growth, cautious also where the source is: neighbouring stages are often confused. */
  readonly growth: Words
  readonly grade: Grade
}

/** What a stage indicates about mandibular growth. */
export const stageRows: Readonly<Record<Stage, StageRow>> = {
  CS1: {
    group: 'before',
    growth: { zh: '下颌生长高峰可能至少还有 2 年', en: 'The peak of mandibular growth is probably at least 2 years ahead' },
    grade: 'recalled',
  },
  CS2: {
    group: 'before',
    growth: { zh: '下颌生长高峰可能在约 1 年后', en: 'The peak of mandibular growth is probably about 1 year ahead' },
    grade: 'recalled',
  },
  CS3: {
    group: 'around',
    growth: { zh: '下颌生长高峰可能在未来 1 年内', en: 'The peak of mandibular growth probably falls within the coming year' },
    grade: 'recalled',
  },
  CS4: {
    group: 'around',
    growth: {
      zh: '下颌生长高峰可能正在进行，或在过去 1 至 2 年内',
      en: 'The peak of mandibular growth is probably now or 1 to 2 years ago',
    },
    grade: 'recalled',
  },
  CS5: {
    group: 'after',
    growth: { zh: '下颌生长高峰可能已结束至少 1 年', en: 'The peak of mandibular growth probably ended at least 1 year ago' },
    grade: 'recalled',
  },
  CS6: {
    group: 'after',
    growth: { zh: '下颌生长高峰可能已结束至少 2 年', en: 'The peak of mandibular growth probably ended at least 2 years ago' },
    grade: 'confirmed',
  },
}

export const groupWords: Readonly<Record<GrowthGroup, Words>> = {
  before: { zh: '下颌生长高峰之前', en: 'Before the peak of mandibular growth' },
  around: { zh: '下颌生长高峰附近', en: 'Around the peak of mandibular growth' },
  after: { zh: '下颌生长高峰之后', en: 'After the peak of mandibular growth' },
}

/** Shown next to every stage, on screen and on paper. */
export const maturationCaution: Words = {
  zh: '颈椎成熟度分期为辅助参考，相邻分期之间的判读差异常见。',
  en: 'CVM is supporting evidence; neighbouring stages are often confused.',
}
