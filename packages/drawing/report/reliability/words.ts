import type { Quality } from '@sella/ceph/reliability/icc'
import type { Words } from '@sella/ceph/words'

export const reliabilityPaperWords = {
  title: { zh: '定点可靠性', en: 'Landmark reliability' },
  items: { zh: '测量项目', en: 'Measurements' },
  points: { zh: '标志点（S-Na = 71.8 mm 的面部）', en: 'Points (of a face whose S-Na is 71.8 mm)' },
  plots: { zh: 'Bland-Altman 图', en: 'Bland-Altman plots' },
  beside: { zh: '与医师对照', en: 'Against the clinician' },
  detector: { zh: '自动', en: 'automatic' },
  clinician: { zh: '医师', en: 'clinician' },
  axes: { zh: '两次读数的均值 · 第二次减第一次', en: 'Mean of both readings · second minus first' },
  limits: { zh: '一致性界限（各自的 95% 区间）', en: 'Limits of agreement (95%)' },
  pHolm: { zh: 'p（Holm）', en: 'p (Holm)' },
  bias: { zh: '系统误差', en: 'Bias' },
  dahlberg: { zh: 'Dahlberg 误差', en: 'Dahlberg error' },
  detectable: { zh: '最小可检测变化', en: 'Smallest change' },
  item: { zh: '项目', en: 'Measurement' },
  preliminary: { zh: '不足 25 张，各值仅为初步。', en: 'Fewer than 25 films: preliminary.' },
  noIcc: { zh: '不足 10 张，不给 ICC。', en: 'Fewer than 10 films: no ICC.' },
  howto: {
    zh: 'Dahlberg 为单次读数的误差（含系统误差）；括号内或下一行为 95% 区间；p 为配对 t 检验，括号内经 Holm 校正，p < 0.10 时疑有系统误差（Houston 1983）；ICC 为双向随机、绝对一致、单次测量，按 95% 下限评级（Koo 与 Li 2016）；一致性界限按 Bland 与 Altman 1986。',
    en: 'Dahlberg is the error of one reading, bias included; under each value its 95% interval; p of the paired t test, in brackets after Holm, a bias is suspected at p < 0.10 (Houston 1983); ICC: two-way random, absolute agreement, single reading, graded by its lower 95% limit (Koo and Li 2016); limits of agreement after Bland and Altman 1986.',
  },
} as const satisfies Readonly<Record<string, Words>>

export const qualityWords: Readonly<Record<Quality, Words>> = {
  poor: { zh: '差', en: 'poor' },
  moderate: { zh: '中等', en: 'moderate' },
  good: { zh: '好', en: 'good' },
  excellent: { zh: '优', en: 'excellent' },
}
