import type { Words } from '@sella/ceph/words'

/** Words of the comparison pages. */
export const compareWords = {
  overlap: { zh: '重叠对比', en: 'Superimposition' },
  photos: { zh: '照片对比', en: 'Photo comparison' },
  analysis: { zh: '分析对比', en: 'Analysis comparison' },
  reference: { zh: '基准', en: 'reference' },
  noPictures: { zh: '所选记录缺少重叠所需的标志点或比例', en: 'The records lack the landmarks or the scale to be superimposed' },
  rigid: {
    zh: '仅平移与旋转，各片按自身比例换算为毫米，不缩放。',
    en: 'Turned and shifted only; each film by its own scale in mm, never enlarged.',
  },
  assumed: { zh: '≈ 该片比例未经测量。', en: '≈ The scale of this film was not measured.' },
  beyond: { zh: '空心点在图示范围之外。', en: 'Open dots lie beyond the chart.' },
} as const satisfies Readonly<Record<string, Words>>
