import type { Words } from '@sella/ceph/words'

export const frontalPaperWords = {
  sides: { zh: '左右差异（到 MSR 的距离）', en: 'Right and left (distance to MSR)' },
  level: { zh: '标志', en: 'Level' },
  difference: { zh: '差', en: 'Difference' },
  index: { zh: '指数 %', en: 'Index %' },
  height: { zh: '高度差', en: 'Height' },
  lower: { zh: '低', en: 'lower' },
  tilts: { zh: '平面倾斜', en: 'Cants' },
  midlines: { zh: '中线到 MSR', en: 'Midlines to MSR' },
  widths: { zh: '宽度与比例', en: 'Widths and ratios' },
  findings: { zh: '所见', en: 'Findings' },
  none: { zh: '没有两个相邻水平同时超过 2 mm 的差异。', en: 'No two neighbouring levels differ by more than 2 mm.' },
  partly: {
    zh: '能比较的相邻水平没有同时超过 2 mm 的差异；其余水平缺少标志点，未作比较。',
    en: 'No two neighbouring levels that could be compared differ by more than 2 mm; the others lack points.',
  },
  missing: {
    zh: '缺少中线（Cg、ANS 或两侧 Z）或相邻水平的点：未作比较。',
    en: 'The midline (Cg, ANS or both Z) or points of neighbouring levels are missing: nothing was compared.',
  },
  turned: { zh: '头部似有左右转动，不列出不对称所见。', en: 'The head seems turned: asymmetry findings are not listed.' },
  unscaled: { zh: '无比例，不列出以毫米计的所见。', en: 'No scale: findings in millimetres are not listed.' },
  midline: { zh: '正中参考线', en: 'Midline' },
  'cg-ans': { zh: 'Cg–ANS', en: 'Cg–ANS' },
  'z-plane': { zh: '过 Cg 的 Z 平面垂线', en: 'perpendicular to the Z plane through Cg' },
  grey: {
    zh: '小于 2 mm 的差异为灰：两点的误差内。± 为一个标准误。',
    en: 'Differences below 2 mm are grey: within the error of two points. ± is one standard error.',
  },
} as const satisfies Readonly<Record<string, Words>>
