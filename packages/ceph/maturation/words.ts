import { type GrowthGroup, growthGroups, limits } from '../data/maturation'
import { groupWords, stageRows } from '../data/maturation-growth'
import { grades } from '../data/planning/grades'
import { asRead } from '../measure/display'
import { shareText } from '../measure/share-text'
import type { Words } from '../words'
import type { BodyForm, FeatureName } from './features'
import type { Staged, Unstaged } from './maturation'
import { notchNames, notchWords } from './notch-words'

export const featureWords: Readonly<Record<FeatureName, Words>> = {
  C2_notch: notchNames.C2,
  C3_notch: notchNames.C3,
  C4_notch: notchNames.C4,
  C3_taper: { zh: 'C3 后/前高', en: 'C3 rear / front' },
  C4_taper: { zh: 'C4 后/前高', en: 'C4 rear / front' },
  C3_shape: { zh: 'C3 高/宽', en: 'C3 height / width' },
  C4_shape: { zh: 'C4 高/宽', en: 'C4 height / width' },
}

const formWords: Readonly<Record<BodyForm, Words>> = {
  trapezoid: { zh: '梯形', en: 'trapezoid' },
  horizontal: { zh: '横矩形', en: 'horizontal rectangle' },
  square: { zh: '方形', en: 'square' },
  vertical: { zh: '竖矩形', en: 'vertical rectangle' },
}

const taper: Readonly<Record<'yes' | 'no', Words>> = {
  yes: { zh: '后高于前', en: 'higher behind' },
  no: { zh: '前后相近', en: 'about equal' },
}

/** How a feature's value is interpreted by its limits. */
export function featureVerdict(name: FeatureName, staged: Staged): Words {
  const [vertebra, feature] = name.split('_') as ['C2' | 'C3' | 'C4', 'notch' | 'taper' | 'shape']
  if (feature === 'notch') return notchWords(staged.features[name])
  if (feature === 'taper') return taper[asRead(staged.features[name], '') >= limits.taper.at ? 'yes' : 'no']
  const form = staged.forms[vertebra === 'C4' ? 'C4' : 'C3']
  return formWords[form === 'trapezoid' ? 'horizontal' : form]
}

export const whyUnstaged: Readonly<Record<Unstaged['why'], Words>> = {
  missing: { zh: '颈椎点未放齐，暂无分期', en: 'No stage yet: points of the neck are missing' },
  impossible: { zh: '颈椎点的位置不合解剖，不能分期', en: 'No stage: the points lie as no vertebra does' },
  double: { zh: '同一边缘双影超过 2 mm，不能分期', en: 'No stage: two outlines of one border lie more than 2 mm apart' },
  fused: { zh: '椎体融合，不能分期', en: 'No stage: vertebrae are fused' },
}

/** The line of stages over a case's records. */
export const courseText = {
  title: { zh: '历次记录', en: 'Over the records' },
  hint: { zh: '竖线为也可能的分期；圆圈为医生判断', en: 'upright bars: stages also likely; rings: the doctor’s own' },
  of: { zh: '历次记录的颈椎分期', en: 'Vertebral stages over the records' },
  own: { zh: '医生判断', en: 'Doctor’s stage' },
  peak: { zh: '高峰附近', en: 'around the peak' },
} as const satisfies Readonly<Record<string, Words>>

/** The group that most of the trials fall into. */
export const likeliestGroup = ({ groups }: Staged): GrowthGroup =>
  growthGroups.reduce((best, group) => (groups[group] > groups[best] ? group : best))

/**
 * The statement about growth: that of the stage if it is certain, with how well it is established; otherwise only the most likely
 * group, with the fraction of the trials in it.
 */
export function growthWords(staged: Staged): Words {
  const group = likeliestGroup(staged)
  const share = shareText(staged.groups[group])
  if (staged.likelyStages.length > 1) return { zh: `${groupWords[group].zh} ${share}`, en: `${groupWords[group].en} ${share}` }
  const { growth, grade } = stageRows[staged.likeliest]
  return { zh: `${growth.zh}（${grades[grade].zh}）`, en: `${growth.en} (${grades[grade].en})` }
}

/** `CS3 66% / CS2 22%`, or a single stage if it is certain. */
export const likelyStagesText = (stages: readonly { readonly stage: string; readonly share: number }[]): string =>
  stages.map(({ stage, share }) => `${stage} ${shareText(share)}`).join(' / ')

/** How the trials divide into the three groups, beside every stage: `before 9% · around 88% · after 3%`. */
export const groupsWords = ({ groups }: Staged): Words => {
  const [before, around, after] = growthGroups.map(group => shareText(groups[group]))
  return { zh: `之前 ${before} · 附近 ${around} · 之后 ${after}`, en: `before ${before} · around ${around} · after ${after}` }
}

/** Beside an atypical stage. */
export const atypicalWords: Words = {
  zh: '凹陷的次序不典型，按个数分期。',
  en: 'The notches do not come in their order; staged by their number.',
}
