import type { Words } from '@sella/ceph/words'

/** Words that stand on slides alone. */
export const slideWords = {
  records: { zh: '记录', en: 'Records' },
  photos: { zh: '照片', en: 'Photos' },
  tracing: { zh: '侧位片描记', en: 'Cephalometric tracing' },
  values: { zh: '测量值', en: 'Measurements' },
  moves: { zh: '标志点位移', en: 'Displacements' },
} as const satisfies Readonly<Record<string, Words>>
