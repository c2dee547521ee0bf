import type { Lang, Words } from '@sella/ceph/words'

/** The texts a bundle adds of its own. */
export const fhirWords = {
  simulated: {
    zh: '方案预期的结果为模拟，并非测量，不含在本数据中。',
    en: 'The result expected of the plan was simulated, not measured, and is not part of this bundle.',
  },
  scale: { zh: '比例', en: 'scale' },
  error: { zh: '标准误', en: 'standard error' },
  target: { zh: '目标', en: 'target' },
  noSpread: { zh: '无标准差', en: 'no SD' },
  onEstimated: { zh: '所依估计点（影像上未见）', en: 'uses estimated points, not seen on the film' },
  onUnconfirmed: { zh: '所依检测点（未经人工确认）', en: 'uses detected points, not confirmed by hand' },
  unconfirmedTracing: {
    zh: '全部标志点由检测得出，无人确认',
    en: 'every point was detected automatically and none has been confirmed',
  },
  origins: {
    manual: { zh: '手动放置的点', en: 'points by hand' },
    detected: { zh: '检测得出', en: 'by the detector' },
    estimated: { zh: '估计', en: 'estimated' },
    unknown: { zh: '来源未记录', en: 'origin not recorded' },
  },
  awaitsReview: { zh: '描记待正畸医生审核', en: 'the tracing awaits an orthodontist’s approval' },
} as const satisfies Readonly<Record<string, Words | Readonly<Record<string, Words>>>>

/** A fact under its name: `scale: Ruler`, `比例：标尺`. */
export const labelled = (name: Words, fact: string, lang: Lang): string => `${name[lang]}${lang === 'zh' ? '：' : ': '}${fact}`

/** Point names or phrases in a row. */
export const listed = (names: readonly string[], lang: Lang): string => names.join(lang === 'zh' ? '、' : ', ')
