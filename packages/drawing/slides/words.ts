import type { Words } from '@sella/ceph/words'

/** Words that stand on slides alone. */
export const slideWords = {
  records: { zh: '记录', en: 'Records' },
  photos: { zh: '照片', en: 'Photos' },
  tracing: { zh: '侧位片描记', en: 'Cephalometric tracing' },
  values: { zh: '测量值', en: 'Measurements' },
  change: { zh: '变化', en: 'Change' },
  floor: {
    zh: 'SDC 为最小可检测变化（1.96 × 两次测量误差合成的标准误）；不超过它的变化与定点误差无法区分，以灰色列出。',
    en: 'SDC: smallest detectable change (1.96 × the standard error of both measurements); a change up to it cannot be told from the error of the points and is grey.',
  },
  moves: { zh: '标志点位移', en: 'Displacements' },
} as const satisfies Readonly<Record<string, Words>>
