import type { Words } from '@sella/ceph/words'

export const trueSizeWords = {
  title: { zh: '1:1 重叠', en: 'Superimposition 1:1' },
  scheme: { zh: '方案', en: 'Scheme' },
  unsaved: { zh: '（未保存）', en: ' (not saved)' },
  printed: { zh: '打印', en: 'printed' },
  check: {
    zh: '打印时选“实际大小”（100%）；纸上量左侧黑条须为 50 mm，否则比例不对。',
    en: 'Print at “actual size” (100%); the black bar must measure 50 mm on paper, otherwise it is not 1:1.',
  },
  reference: { zh: '基准', en: 'reference' },
  scale: { zh: '比例', en: 'scale' },
  noScale: { zh: '无比例，未参与重叠', en: 'no scale, not superimposed' },
  joins: {
    zh: '拼页：对齐十字后粘合。',
    en: 'To join sheets, align the crosses.',
  },
  decision: { zh: 'Sella · 供临床参考，不替代诊断', en: 'Sella · decision support, not a diagnosis' },
} as const satisfies Readonly<Record<string, Words>>

export const trueSizeSentences = {
  page: { zh: (n: number, of: number) => `第 ${n} / ${of} 页`, en: (n: number, of: number) => `page ${n} / ${of}` },
  tile: {
    zh: (row: number, column: number) => `拼页 第 ${row} 行 第 ${column} 列`,
    en: (row: number, column: number) => `sheet of row ${row}, column ${column}`,
  },
  absent: {
    zh: (count: number) => `方案中另有 ${count} 个记录不可用。`,
    en: (count: number) => `${count} more record(s) of the scheme cannot be drawn.`,
  },
} as const
