import type { Words } from '@sella/ceph/words'

/** What a bundle says in sentences of its own. */
export const fhirWords = {
  simulated: {
    zh: '方案预期的结果为模拟，并非测量，不含在本数据中。',
    en: 'What the plan is expected to bring about was simulated, not measured, and is not part of this bundle.',
  },
  scale: { zh: '比例来源', en: 'scale' },
} as const satisfies Readonly<Record<string, Words>>
