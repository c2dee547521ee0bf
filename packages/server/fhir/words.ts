import type { Words } from '@sella/ceph/words'

/** The texts a bundle adds of its own. */
export const fhirWords = {
  simulated: {
    zh: '方案预期的结果为模拟，并非测量，不含在本数据中。',
    en: 'What the plan is expected to bring about was simulated, not measured, and is not part of this bundle.',
  },
  scale: { zh: '比例来源', en: 'scale' },
  error: { zh: '标准误', en: 'standard error' },
  target: { zh: '目标', en: 'target' },
  noSpread: { zh: '无标准差', en: 'no SD' },
  onEstimated: { zh: '所依估计点（影像上未见）', en: 'leans on estimated points, not seen on the film' },
  onUnconfirmed: { zh: '所依检测点（未经人工确认）', en: 'leans on points of the detector, not confirmed by hand' },
  unconfirmedTracing: {
    zh: '全部标志点由检测得出，无人确认',
    en: 'every point was found by the detector and nobody has confirmed any',
  },
  awaitsReview: { zh: '描图待正畸医生审核', en: 'the tracing awaits an orthodontist’s approval' },
} as const satisfies Readonly<Record<string, Words>>
