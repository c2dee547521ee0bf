import type { Words } from '../words'
import type { Grade, GrowthGroup } from './maturation'
import type { Stage } from './maturation-stages'

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
