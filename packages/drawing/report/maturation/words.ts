import type { Words } from '@sella/ceph/words'

export const maturationPaperWords = {
  plate: { zh: '颈椎', en: 'Cervical vertebrae' },
  unmarked: { zh: '侧位片（未标颈椎）', en: 'Lateral film, vertebrae not marked' },
  film: { zh: '本片', en: 'This film' },
  sketch: { zh: '分期示意图', en: 'Sketch of stage' },
  title: { zh: '颈椎成熟度', en: 'Vertebral maturation' },
  own: { zh: '医生判断', en: 'Doctor’s stage' },
  computed: { zh: '计算分期', en: 'Computed stage' },
  none: { zh: '未判断', en: 'none' },
  shares: {
    zh: '各点按各自误差抖动 1000 次，各期所占的比例。',
    en: 'How often each stage results when every point is varied within its own error, 1000 times.',
  },
  limit: { zh: '界限', en: 'limit' },
  doubtful: { zh: '存疑', en: 'in doubt' },
} as const satisfies Readonly<Record<string, Words>>
