import type { Lang, Words } from '@sella/ceph/words'

/** Words used only on slides. */
export const slideWords = {
  records: { zh: '记录', en: 'Records' },
  photos: { zh: '照片', en: 'Photos' },
  tracing: { zh: '侧位片描记', en: 'Cephalometric tracing' },
  values: { zh: '测量值', en: 'Measurements' },
  change: { zh: '变化', en: 'Change' },
  moves: { zh: '标志点位移', en: 'Displacements' },
} as const satisfies Readonly<Record<string, Words>>

/** Sentences with a part to be filled in. */
export const slideSentences = {
  floor: {
    zh: (whose: string) =>
      `SDC 为最小可检测变化（1.96 × 两次测量误差合成的标准误；手动或确认的点按${whose}，自动点按其预期误差）；不超过它的变化与定点误差无法区分，以灰色列出。`,
    en: (whose: string) =>
      `SDC: smallest detectable change (1.96 × the standard error of both measurements; ${whose} for a point set or confirmed by hand, its expected error for a detected one); a change up to it cannot be told from the error of the points and is grey.`,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, (part: string) => string>>>>
