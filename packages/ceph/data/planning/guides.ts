import type { Words } from '../../words'
import type { Grade } from './grades'
import type { SegmentName } from './segments'

/**
 * What a step may propose: a target by its key, using up the space in an arch, the overjet, the interincisal angle, or the first
 * molar contact.
 */
export type StepAim =
  | { readonly aim: 'target'; readonly key: string }
  | { readonly aim: 'arch'; readonly arch: 'upper' | 'lower' }
  | { readonly aim: 'overjet'; readonly segment: 'U1' | 'L1' | 'MD' }
  | { readonly aim: 'interincisal' }
  | { readonly aim: 'contact' }

export interface GuideStep {
  readonly key: string
  readonly title: Words
  /** What is done in this step, and by whose rule. */
  readonly does: Words
  /** The segments it moves; the first is opened. */
  readonly segments: readonly SegmentName[]
  readonly aims: readonly StepAim[]
  /** For a step without aims: states that the tables give no number for it, and what the doctor decides. */
  readonly decides?: Words
}

export interface Guide {
  readonly title: Words
  /** How certain its position in the sequence is. */
  readonly grade: Grade
  readonly steps: readonly GuideStep[]
}

const target = (key: string): StepAim => ({ aim: 'target', key })

const base: GuideStep = {
  key: 'base',
  title: { zh: '头位与基线', en: 'Head and base' },
  does: {
    zh: '确认参考平面与标尺；患者仍在生长时才打开平均生长层（滑块为 0，不是本患者的预测）。',
    en: 'Check the reference plane and the scale. Only where the patient grows, open the mean growth layer (sliders at zero; no forecast of this face).',
  },
  segments: [],
  aims: [],
  decides: {
    zh: '此步没有要达到的数值：参考平面、标尺与是否仍在生长由医生确认。',
    en: 'There is no value to reach here: plane, scale and whether the patient grows are for the doctor to confirm.',
  },
}

const molars = (key: string, arch: 'upper' | 'lower'): GuideStep => ({
  key,
  title: arch === 'upper' ? { zh: '上磨牙', en: 'Upper molar' } : { zh: '下磨牙', en: 'Lower molar' },
  does:
    arch === 'upper'
      ? {
          zh: '按上牙弓预算放置上磨牙，与下磨牙成 I 类。',
          en: 'Place the upper molar by the upper arch budget, in Class I with the lower one.',
        }
      : {
          zh: '按下牙弓预算放置下磨牙（先填写拥挤、Spee 曲线与拔牙）。',
          en: 'Place the lower molar by the lower arch budget (enter crowding, curve of Spee and extractions first).',
        },
  segments: [arch === 'upper' ? 'U6' : 'L6'],
  aims: [{ aim: 'arch', arch }],
})

const toLookAt: Words = {
  zh: '此顺序对侧貌没有规定数值：是否合适由医生判断，此步不自动建议。',
  en: 'This order gives the profile no number: whether it pleases is for the doctor to judge, so nothing is proposed.',
}

const skin = (aims: readonly StepAim[]): GuideStep => ({
  key: 'skin',
  title: { zh: '软组织', en: 'Soft tissue' },
  does: {
    zh: '看预测侧貌及其约 90% 范围、比例的人群与依据；不满意就回到前面的步骤。',
    en: 'Look at the predicted profile with its range of about 90%, on whom its ratios were found and how sure they are; go back where it does not please.',
  },
  segments: [],
  aims,
  ...(aims.length === 0 ? { decides: toLookAt } : {}),
})

/** Sequences of steps for a visual treatment objective and for a surgical prediction; clinical/beyond/planning.md, section 6. */
export const guides = {
  ricketts: {
    title: { zh: 'VTO · Ricketts', en: 'VTO · Ricketts' },
    grade: 'confirmed',
    steps: [
      base,
      {
        key: 'mandible',
        title: { zh: '下颌', en: 'Mandible' },
        does: {
          zh: '下颌随矫治转动。面轴约张开 1°：每减 5 mm 凸度、每 3 mm 磨牙矫正、每 4 mm 覆合矫正；反合矫正张开 1–1.5°（一半会恢复）；长面型每 1 SD 张开 1°，短面型则闭合。',
          en: 'The mandible turns with treatment. The facial axis opens about 1° per 5 mm of convexity, 3 mm of molar or 4 mm of overbite correction, 1 to 1.5° with a crossbite (half returns), 1° per SD of a long face; in a short face it closes.',
        },
        segments: ['MDA'],
        aims: [],
        decides: {
          zh: '规则只给出每项矫正对应的角度，矫正多少由医生决定，此步不自动建议：请按上面的比例输入转动。',
          en: 'The rule gives degrees for each correction; how much is corrected is the doctor’s decision, so nothing is proposed: enter the turn by the rule above.',
        },
      },
      {
        key: 'maxilla',
        title: { zh: '上颌', en: 'Maxilla' },
        does: {
          zh: 'A 点的改变：仅在计划骨性移动时设置。',
          en: 'The change at point A: only where a skeletal movement is planned.',
        },
        segments: ['MX'],
        aims: [],
        decides: {
          zh: '表中没有 A 点应改变多少的数值，也不预测本患者的生长：由医生决定，此步不自动建议。',
          en: 'The tables give no number for point A, and this patient’s growth is not forecast: the doctor decides, nothing is proposed.',
        },
      },
      {
        key: 'occlusion',
        title: { zh: '咬合平面', en: 'Occlusal plane' },
        does: {
          zh: '确定磨牙与切牙的高度（压低、伸长）。',
          en: 'Set the heights of molars and incisors (intrusion, extrusion).',
        },
        segments: ['U6', 'L6'],
        aims: [],
        decides: {
          zh: '表中没有应压低或伸长多少的数值：由医生决定，超过常用范围会提醒。',
          en: 'The tables give no number for intrusion or extrusion: the doctor decides; beyond the usual range it warns.',
        },
      },
      {
        key: 'lower-incisor',
        title: { zh: 'L1 位置', en: 'Lower incisor' },
        does: { zh: '下切牙对 A-Pog：+1 mm，22°。', en: 'The lower incisor to A-Pog: +1 mm, 22°.' },
        segments: ['L1'],
        aims: [target('ricketts.L1 to A-Pog(mm)'), target('ricketts.L1 to A-Pog(deg)')],
      },
      molars('lower-molar', 'lower'),
      molars('upper-molar', 'upper'),
      {
        key: 'upper-incisor',
        title: { zh: 'U1 位置', en: 'Upper incisor' },
        does: {
          zh: '上切牙按覆盖与切牙间角放置：先覆盖，再以切缘为支点转到切牙间角，覆盖不变。',
          en: 'Place the upper incisor by overjet and interincisal angle: the overjet first, then turned about its edge, which leaves the overjet.',
        },
        segments: ['U1'],
        aims: [{ aim: 'overjet', segment: 'U1' }, { aim: 'interincisal' }],
      },
      skin([]),
    ],
  },
  holdaway: {
    title: { zh: 'VTO · Holdaway', en: 'VTO · Holdaway' },
    grade: 'recalled',
    steps: [
      base,
      {
        key: 'lip',
        title: { zh: '上唇与 U1', en: 'Lip and U1' },
        does: {
          zh: '从唇开始：想要的上唇沟距 H 线约 5 mm（3–7）；唇紧张时先消除紧张，再放置上切牙。',
          en: 'Begin with the lip: an upper sulcus about 5 mm (3–7) from the H line; take out the strain of a strained lip, then place the upper incisor.',
        },
        segments: ['U1'],
        aims: [target('holdaway.Superior sulcus to H line')],
      },
      {
        key: 'lower-incisor',
        title: { zh: 'L1 位置', en: 'Lower incisor' },
        does: { zh: '下切牙随新的上切牙放置。', en: 'Place the lower incisor to the new upper one.' },
        segments: ['L1'],
        aims: [{ aim: 'overjet', segment: 'L1' }],
      },
      molars('lower-molar', 'lower'),
      molars('upper-molar', 'upper'),
      skin([target('holdaway.Lower lip to H line(Holdaway)')]),
    ],
  },
  surgical: {
    title: { zh: '手术预测 STO', en: 'Surgical prediction (STO)' },
    grade: 'recalled',
    steps: [
      {
        key: 'decompensation',
        title: { zh: '术前去代偿', en: 'Decompensation' },
        does: {
          zh: '术前正畸：切牙回到各自颌骨上的位置。',
          en: 'Presurgical orthodontics: the incisors go to their places on their own jaws.',
        },
        segments: ['U1', 'L1'],
        aims: [target('tweed.FMIA'), target('tweed.IMPA'), target('steiner.U1 to NA(deg)'), target('steiner.L1 to NB(deg)')],
      },
      {
        key: 'maxilla-height',
        title: { zh: '上颌高度', en: 'Maxilla, height' },
        does: {
          zh: '按上唇确定上切牙与上颌的高度（露齿由医生决定）。',
          en: 'Set the height of upper incisor and maxilla by the lip (how much shows is the doctor’s decision).',
        },
        segments: ['MX'],
        aims: [],
        decides: {
          zh: '表中没有露齿多少为宜的数值：由医生按静息与微笑时的露齿决定，此步不自动建议。',
          en: 'The tables give no number for the show of incisors: the doctor decides at rest and in a smile, nothing is proposed.',
        },
      },
      {
        key: 'autorotation',
        title: { zh: '自动旋转', en: 'Autorotation' },
        does: { zh: '下颌绕轴闭合到第一接触。', en: 'The mandible closes about its axis to the first contact.' },
        segments: ['MDA'],
        aims: [{ aim: 'contact' }],
      },
      {
        key: 'maxilla-sagittal',
        title: { zh: '上颌前后', en: 'Maxilla, sagittal' },
        does: { zh: '上颌前后位置；超过常用范围会提醒。', en: 'The maxilla forward or back; beyond the usual range it warns.' },
        segments: ['MX'],
        aims: [],
        decides: {
          zh: '表中没有上颌应前移或后退多少的数值：由医生按诊断决定，此步不自动建议。',
          en: 'The tables give no number for how far the maxilla goes: the doctor decides by the diagnosis, nothing is proposed.',
        },
      },
      {
        key: 'mandible',
        title: { zh: '下颌对咬合', en: 'Mandible to occlusion' },
        does: { zh: '下颌体移到与上牙弓咬合。', en: 'The mandibular body goes to the occlusion with the upper arch.' },
        segments: ['MD'],
        aims: [{ aim: 'overjet', segment: 'MD' }],
      },
      {
        key: 'chin',
        title: { zh: '颏', en: 'Chin' },
        does: { zh: '需要时颏成形。', en: 'Genioplasty where it is wanted.' },
        segments: ['CH'],
        aims: [],
        decides: {
          zh: '表中没有颏应移动多少的数值：是否需要、移动多少由医生决定，此步不自动建议。',
          en: 'The tables give no number for the chin: whether and how far it moves is the doctor’s decision, nothing is proposed.',
        },
      },
      skin([]),
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>

export type GuideName = keyof typeof guides

/** Whether a sent or stored text names a guide. */
export const isGuideName = (name: unknown): name is GuideName => typeof name === 'string' && Object.hasOwn(guides, name)

/** The steps of a guide in their order. */
export const stepsOf = (name: GuideName): readonly GuideStep[] => guides[name].steps
