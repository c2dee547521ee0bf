import type { ResponseGroup } from '@sella/ceph/data/planning/responses/row'
import type { TargetScheme } from '@sella/ceph/planning/targets'
import type { Words } from '@sella/ceph/words'

/** Words of the pages of a treatment plan. */
export const planWords = {
  title: { zh: '治疗方案（模拟）', en: 'Treatment plan (simulation)' },
  plan: { zh: '方案', en: 'Plan' },
  plane: { zh: '参考平面', en: 'Plane' },
  table: { zh: '比例表', en: 'Ratio table' },
  saved: { zh: '保存', en: 'Saved' },
  lips: { zh: '闭唇', en: 'Lips' },
  closed: { zh: '自然闭合', en: 'close at rest' },
  open: { zh: '不能闭合（范围已加宽）', en: 'do not close (range widened)' },
  strain: { zh: '上唇紧张按 Holdaway', en: 'upper lip strain by Holdaway' },
  overlay: { zh: '现在与方案', en: 'Now and plan' },
  overlayEnd: { zh: '现在、方案与结果', en: 'Now, plan and result' },
  now: { zh: '现在', en: 'now' },
  planned: { zh: '方案', en: 'plan' },
  band: { zh: '约 90% 预测范围', en: 'about 90% range' },
  end: { zh: '结果', en: 'result' },
  sheet: { zh: '移动（工作单）', en: 'Movements (work sheet)' },
  sheetNote: { zh: '各部分在所属骨块内的移动', en: 'each piece within its bone' },
  nothing: { zh: '未移动任何部分', en: 'Nothing moved' },
  edge: { zh: '切缘', en: 'edge' },
  apex: { zh: '根尖', en: 'apex' },
  growth: { zh: '生长（平均变化）', en: 'Growth (average change)' },
  points: { zh: '标志点总移动', en: 'Landmarks in all' },
  pointsNote: { zh: '骨与牙合计，{mm}', en: 'bone and tooth together, {mm}' },
  landmark: { zh: '标志点', en: 'Landmark' },
  sagittal: { zh: '前 / 后', en: 'Forward / back' },
  vertical: { zh: '上 / 下', en: 'Up / down' },
  skin: { zh: '软组织预测', en: 'Soft tissue prediction' },
  judgedBy: { zh: '参考值：{who}', en: 'Norms: {who}' },
  skinNote: { zh: '前后 / 上下，{mm}；± 约 90% 范围的半宽', en: '{mm}; ± half the range of about 90%' },
  skinPoint: { zh: '软组织点', en: 'Skin point' },
  predicted: { zh: '预测', en: 'Predicted' },
  range: { zh: '范围 ±', en: 'Range ±' },
  rangeShort: { zh: '±', en: '±' },
  rangeNote: {
    zh: '± 为软组织预测的约 90% 范围的半宽（各点视为互不相关，自拟）',
    en: '± half the range of about 90% of predicted skin (points taken as independent, our own proposal)',
  },
  came: { zh: '结果', en: 'Result' },
  miss: { zh: '误差（结果 − 预测）', en: 'Missed by' },
  inside: { zh: '在范围内', en: 'In range' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  values: { zh: '测量值', en: 'Values' },
  item: { zh: '测量项目', en: 'Measurement' },
  norm: { zh: '参考值', en: 'Norm' },
  change: { zh: '变化', en: 'Change' },
  targets: { zh: '目标', en: 'Targets' },
  targetsNote: {
    zh: '距目标 1 以内为到位，有范围者在范围内为到位',
    en: 'reached within 1, or within the range where the scheme has one',
  },
  scheme: { zh: '方法', en: 'Scheme' },
  wanted: { zh: '目标值', en: 'Wanted' },
  distance: { zh: '距离', en: 'Distance' },
  reached: { zh: '到位', en: 'reached' },
  grade: { zh: '依据', en: 'Grade' },
  budget: { zh: '牙弓长度预算', en: 'Arch-length budget' },
  lower: { zh: '下颌', en: 'Lower' },
  upper: { zh: '上颌', en: 'Upper' },
  space: { zh: '间隙 / 拥挤', en: 'Space / crowding' },
  spee: { zh: '整平 Spee 曲线', en: 'Levelling the curve of Spee' },
  gained: { zh: '拔牙与邻面去釉', en: 'Extraction and stripping' },
  incisors: { zh: '切牙', en: 'Incisors' },
  molars: { zh: '磨牙（双侧）', en: 'Molars (both sides)' },
  remainder: { zh: '剩余', en: 'Remainder' },
  ratios: { zh: '所用比例', en: 'Ratios used' },
  ratiosNote: { zh: '软组织 mm / 硬组织 mm', en: 'skin mm per hard-tissue mm' },
  cause: { zh: '随', en: 'Follows' },
  ratio: { zh: '比例（SD）', en: 'Ratio (SD)' },
  strained: { zh: '1 : 1（Holdaway）', en: '1 : 1 (Holdaway)' },
  gives: { zh: '得出', en: 'Gives' },
  population: { zh: '人群', en: 'Population' },
  sources: { zh: '来源', en: 'Sources' },
  own: { zh: '医生自己的比例', en: "the doctor's own" },
  ownTable: { zh: '自己的比例表', en: 'Own ratio table' },
  ownVersion: { zh: '{table} 第 {n} 版（{day}）', en: '{table} version {n} ({day})' },
  ownHere: { zh: '仅此方案', en: 'for this plan only' },
  unstated: { zh: '来源未注明', en: 'not stated' },
  warnings: { zh: '提醒', en: 'Warnings' },
  changed: {
    zh: '制定方案后描记有改动：本页按现在的描记计算。',
    en: 'The tracing has changed since this plan was made; these pages use the current one.',
  },
  otherTable: { zh: '制定方案时比例表为第 {n} 版。', en: 'The plan was made with ratio table version {n}.' },
  noScale: {
    zh: '此片无比例：只计算角度，不预测软组织。',
    en: 'The film has no scale: angles only, no soft tissue is predicted.',
  },
  scaleDoubted: {
    zh: '与本病例其他片相比，此片比例可疑（S–Na 变化不合理）：只计算角度，不列毫米，不预测软组织；请核对标尺与 S、Na。',
    en: 'Compared with the other films of the case, the scale of this one is doubted (S–Na changed implausibly): angles only, no millimetres and no soft tissue; check the ruler, S and Na.',
  },
  noPlane: { zh: '参考平面缺少标志点：{points}', en: 'The reference plane lacks landmarks: {points}' },
  doubted: {
    zh: '本病例各片之间 S-Na 变化不合理：比例或 S、Na 可疑，不比较毫米值。',
    en: 'S-Na changed implausibly between the films of the case: a scale, S or Na is doubted, no millimetres are compared.',
  },
  notCompared: {
    zh: '结果无法比较：任一片缺少比例、S 或 Na。',
    en: 'The result cannot be compared: a film lacks its scale, S or Na.',
  },
  withGrowth: {
    zh: '结果按 S-Na 重叠，误差中包含两片之间的生长。',
    en: 'The result is superimposed on S-Na; growth between the films is part of the error.',
  },
  meanMiss: {
    zh: '平均误差 {mm} mm，{inside} / {all} 点在范围内。',
    en: 'Mean error {mm} mm; {inside} of {all} points in range.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What moves the skin. */
export const causeWords: Readonly<Record<ResponseGroup, Words>> = {
  incisor: { zh: '牙', en: 'tooth' },
  lefort: { zh: 'Le Fort', en: 'Le Fort' },
  bsso_adv: { zh: 'BSSO', en: 'BSSO' },
  bsso_back: { zh: 'BSSO', en: 'BSSO' },
  autorotation: { zh: '自动旋转', en: 'autorotation' },
  genio: { zh: '颏成形', en: 'chin' },
}

export const schemeWords: Readonly<Record<TargetScheme, Words>> = {
  steiner: { zh: 'Steiner 折衷', en: 'Steiner compromise' },
  tweed: { zh: 'Tweed', en: 'Tweed' },
  holdaway: { zh: 'Holdaway', en: 'Holdaway' },
  ricketts: { zh: 'Ricketts', en: 'Ricketts' },
}

/** Text with its placeholders filled in. */
export const filled = (words: string, facts: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
