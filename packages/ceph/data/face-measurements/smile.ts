import type { Words } from '../../words'
import type { SmileLandmarkName } from '../face-landmarks'
import type { FaceMeasurementRow } from './row'

/** The grade of the set's norms: none of them is a published one, even if a limit in words is. */
const ours = (mean: number, sd: number, source: Words) => ({ mean, sd, source, grade: 'estimate' }) as const
const memory: Words = { zh: '自拟项目，凭记忆，未经核对', en: 'Our own set, from memory, unverified' }
/** What a source does confirm, told after the rest. */
const confirming = (zh: string, en: string): Words => ({ zh: `${memory.zh}；${zh}`, en: `${memory.en}; ${en}` })

/**
 * The items of the smile photo: the product's own set, because the specification's is empty (clinical/face.json,
 * optional_beyond_spec). Every norm counts as an estimate, as clinical/README.md says of the whole set; anything its source does
 * confirm is noted with it. They judge nothing, because a mean and SD cannot express a one-sided limit (gum above 2 mm, under 75
 * % of a crown), which the words of each item give.
 */
export const smileItems = {
  SmileArc: {
    kind: 'smile_arc',
    nodes: ['U3TipR', 'U1EdgeR', 'U1EdgeL', 'U3TipL', 'LowLipR', 'Stmi', 'LowLipL'],
    unit: '',
    name: { zh: '笑弧一致性', en: 'Smile arc consonance' },
    info: {
      zh: '上切缘弧矢高与下唇弧矢高之比。1为协调，接近0为平坦，负值为反向笑弧。',
      en: 'Depth of the upper tooth curve over that of the lower lip curve. 1 = parallel, near 0 = flat, negative = reversed.',
    },
    norm: ours(
      1,
      0.3,
      confirming(
        '协调、平坦、反向之分有微笑美学资料佐证',
        'consonant, flat and reverse in words confirmed by pages on the smile',
      ),
    ),
    offered: true,
    text: 'Point B',
    sign: { zh: '切缘弧向下凸为正', en: 'positive = the tooth curve bulges downwards' },
  },
  BuccalCorridor: {
    kind: 'buccal_corridor',
    nodes: ['ChR', 'LastR', 'LastL', 'ChL'],
    unit: 'percent',
    name: { zh: '颊廊比例', en: 'Buccal corridor (both sides)' },
    info: {
      zh: '两侧暗隙占口裂内宽的百分比，大于15%显空虚。',
      en: 'Dark space on both sides divided by the inner mouth width. Over 15% looks empty.',
    },
    norm: ours(10, 5, memory),
    offered: true,
    text: 'Point B',
    sign: { zh: '只有大小', en: 'magnitude only' },
  },
  GingivalDisplay: {
    kind: 'point_to_line_signed',
    nodes: ['U1ZenithR', 'U1ZenithL', 'Stms'],
    unit: 'mm',
    name: { zh: '露龈量', en: 'Gingival display' },
    info: {
      zh: '微笑时中切牙龈缘与上唇下缘距离，正值露龈；大于2mm为露龈笑。',
      en: 'Gum shown above the central incisors, positive = gum visible. Over 2 mm = gummy smile; negative = lip covers tooth.',
    },
    norm: ours(0, 1, confirming('2 mm 的界限有微笑美学资料佐证', 'the limit of 2 mm confirmed by pages on the smile')),
    offered: true,
    text: 'Point B',
    sign: { zh: '露龈为正，唇盖住牙冠为负', en: 'positive = gum visible; negative = the lip covers the crown' },
  },
  IncisorDisplay: {
    kind: 'visible_incisor_share',
    nodes: ['Stms', 'U1Mid', 'U1ZenithR', 'U1ZenithL'],
    unit: 'percent',
    name: { zh: '上切牙暴露比例', en: 'Upper incisor display' },
    info: {
      zh: '上中切牙牙冠暴露比例，75%~100%为中位笑线，低于75%为低位笑线。',
      en: 'Share of the upper central crown that shows. 75-100% = average smile line, below 75% = low.',
    },
    norm: ours(90, 15, {
      zh: '自拟项目；75% 与 100% 的界限有微笑美学资料佐证，均值与标准差取于其间',
      en: 'Our own set; limits of 75 and 100% confirmed by a page on the smile, mean and SD laid between them',
    }),
    offered: true,
    text: 'Point B',
    sign: { zh: '只有大小', en: 'magnitude only' },
  },
  UpperMidlineDeviation: {
    kind: 'point_to_line_signed',
    nodes: ['SoftTissueGlabella', 'Subnasale', 'U1Mid'],
    unit: 'mm',
    name: { zh: '上中线偏斜', en: 'Upper dental midline to face midline' },
    info: { zh: '正值偏左，大于2mm可察觉。', en: "Positive = to the patient's left. Over 2 mm is noticeable." },
    norm: ours(0, 1, memory),
    offered: true,
    text: 'Point B',
    sign: { zh: '偏向患者左侧（图像右侧）为正', en: "positive = to the patient's left (image right)" },
  },
  DentalMidlines: {
    kind: 'distance_perp_line_signed',
    nodes: ['Subnasale', 'SoftTissueGlabella', 'U1Mid', 'L1Mid'],
    unit: 'mm',
    name: { zh: '上下中线不齐', en: 'Upper to lower dental midline' },
    info: {
      zh: '下中线相对上中线的偏差，垂直于面中线量取；正值下中线偏左。',
      en: "Lower midline against the upper, measured across the face midline. Positive = the lower lies to the patient's left.",
    },
    norm: ours(0, 1, memory),
    offered: true,
    text: 'Point B',
    sign: { zh: '下中线偏向患者左侧为正', en: "positive = the lower midline to the patient's left" },
  },
  SmileIndex: {
    kind: 'ratio_two_distances',
    nodes: ['ChR', 'ChL', 'Stms', 'Stmi'],
    unit: '',
    name: { zh: '微笑指数', en: 'Smile index' },
    info: {
      zh: '微笑宽度与唇间隙之比，偏小为垂直向张开较多。',
      en: 'Smile width divided by the gap between the lips. Smaller = more vertical opening.',
    },
    norm: ours(6, 1.5, memory),
    offered: true,
    text: null,
    sign: { zh: '只有大小', en: 'magnitude only' },
  },
  OcclusalCant: {
    kind: 'angle_two_lines',
    nodes: ['PupilR', 'PupilL', 'U3TipR', 'U3TipL'],
    unit: 'degree',
    name: { zh: '合平面偏斜', en: 'Occlusal cant' },
    info: {
      zh: '尖牙连线与瞳孔连线夹角，正值左侧偏低。',
      en: "Canine line against the pupil line. Positive = patient's left side lower.",
    },
    norm: ours(0, 1, memory),
    offered: true,
    text: 'Point B',
    sign: { zh: '患者左侧端偏低为正', en: "positive = the patient's left end lower" },
  },
} as const satisfies Readonly<Record<string, FaceMeasurementRow<SmileLandmarkName>>>
