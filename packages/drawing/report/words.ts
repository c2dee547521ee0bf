import type { WhyMissing } from '@sella/ceph/measure/reading'
import type { Sex } from '@sella/ceph/patient/sex'
import type { ScaleProvenance } from '@sella/ceph/tracing/calibration-types'
import { doubtedScaleWords } from '@sella/ceph/tracing/doubted-scale-words'
import type { Words } from '@sella/ceph/words'

/** Single words and phrases on the pages. */
export const reportWords = {
  coverTitle: { zh: '头影测量分析报告', en: 'Ceph Measurement Analysis Report' },
  analysisTitle: { zh: 'CEPH Analysis Report', en: 'CEPH Analysis Report' },
  analysisSubtitle: { zh: '头影测量分析报告', en: '' },
  photos: { zh: '照片', en: 'photos' },
  photosAlone: { zh: '照片', en: 'Photos' },
  norms: { zh: '参考人群', en: 'Norms for' },
  patient: { zh: '患者', en: 'Patient' },
  clinic: { zh: '诊所', en: 'Clinic' },
  doctor: { zh: '主诊', en: 'Doctor' },
  traced: { zh: '描记', en: 'Traced by' },
  record: { zh: '记录', en: 'Record' },
  filmlessTitle: { zh: '正畸病例资料', en: 'Orthodontic Records' },
  analysis: { zh: '分析方法', en: 'Analysis' },
  scale: { zh: '比例', en: 'Scale' },
  birthday: { zh: '生日', en: 'Born' },
  caseNo: { zh: '病历号', en: 'Case no.' },
  findings: { zh: '所见', en: 'Findings' },
  category: { zh: '类别', en: 'Category' },
  item: { zh: '测量项目', en: 'Measurement' },
  reference: { zh: '参考值', en: 'Norm' },
  value: { zh: '测量值', en: 'Value' },
  difference: { zh: '差值', en: 'Diff.' },
  mean: { zh: '均值', en: 'mean' },
  error: { zh: '± 标准误', en: '± std. error' },
  normal: { zh: '各项均在参考范围内', en: 'Every value lies within the norm' },
  withheld: { zh: '比例可疑，不列由长度得出的所见', en: 'Scale doubted: findings from lengths are withheld' },
  unjudged: { zh: '未引用文献均值，不作判断', en: 'No published means: nothing is judged' },
  assumedScale: { zh: '比例为推定，不作判断', en: 'Scale assumed: nothing is judged' },
  nothingRead: { zh: '没有可读的测量值', en: 'No value could be read' },
  decisionSupport: { zh: '供临床参考，不替代诊断', en: 'Decision support, not a diagnosis' },
  givenNorm: { zh: '随产品给定，未注原始出处', en: 'given with this product, without a stated origin' },
  sources: { zh: '参考值出处', en: 'Norms' },
  points: { zh: '标志点', en: 'Points' },
  printed: { zh: '打印', en: 'Printed' },
  snapshot: { zh: '快照', en: 'Snapshot' },
  /** A page drawn where nothing is stored yet: it has neither a snapshot nor a number. */
  draft: { zh: '草稿，未编号', en: 'Draft, not numbered' },
  noFilm: { zh: '无侧位片', en: 'No film' },
} as const satisfies Readonly<Record<string, Words>>

export const sexWords: Readonly<Record<Sex, Words>> = { male: { zh: '男', en: 'Male' }, female: { zh: '女', en: 'Female' } }

export const stageWords: Readonly<Record<1 | 2 | 3, Words>> = {
  1: { zh: '初始', en: 'initial' },
  2: { zh: '中期', en: 'middle' },
  3: { zh: '完成', en: 'completed' },
}

/** The item types of the measurement table. */
const categories: Readonly<Record<string, Words>> = {
  Skeletal: { zh: '骨性', en: 'Skeletal' },
  Dental: { zh: '牙性', en: 'Dental' },
  'Soft Tissue': { zh: '软组织', en: 'Soft tissue' },
  Tweed: { zh: 'Tweed', en: 'Tweed' },
  Wits: { zh: 'Wits', en: 'Wits' },
  Dentoalveolar: { zh: '牙槽', en: 'Dentoalveolar' },
  'Facial Height': { zh: '面高', en: 'Face height' },
  'Maxilla to Cranium': { zh: '上颌–颅底', en: 'Maxilla' },
  'Mandible to Cranium': { zh: '下颌–颅底', en: 'Mandible' },
  'Mandible to Maxilla': { zh: '上下颌关系', en: 'Jaw relation' },
  Transverse: { zh: '横向宽度', en: 'Widths' },
  Symmetry: { zh: '左右距离', en: 'Sides' },
  Midline: { zh: '中线', en: 'Midline' },
  Cant: { zh: '高度差与倾斜', en: 'Heights and cants' },
}

/** A category of a custom measurement has no row in the table and is printed as written. */
export const categoryWords = (category: string): Words => categories[category] ?? { zh: category, en: category }

export const missingWords: Readonly<Record<WhyMissing, Words>> = {
  'missing-points': { zh: '缺少标志点', en: 'Missing points' },
  uncalibrated: { zh: '未设比例', en: 'No scale' },
  degenerate: { zh: '标志点重合，无法计算', en: 'Points coincide, cannot be computed' },
  'needs-other-item': { zh: '缺少相关项目', en: 'Needs other items' },
  'unknown-kind': { zh: '未知的计算方式', en: 'Unknown calculation kind' },
  'scale-doubted': { zh: '比例可疑', en: 'Scale doubted' },
  'scale-unjudged': { zh: '比例核对中', en: 'Scale being checked' },
  'no-contour': { zh: '两片贴合轮廓不足', en: 'Too little fitted contour on both films' },
}

export const scaleWords: Readonly<Record<ScaleProvenance, Words>> = {
  ruler: { zh: '标尺', en: 'Ruler' },
  dicom: { zh: 'DICOM 标定像素', en: 'DICOM calibrated pixels' },
  detector: { zh: '探测器像素，非患者平面（≈）', en: 'Detector pixels, not the patient’s plane (≈)' },
  film: { zh: '所对齐侧位片的比例（≈）', en: 'That of the aligned film (≈)' },
  assumed: { zh: '推定 S–Na = 71.8 mm（≈）', en: 'Assumed S–Na = 71.8 mm (≈)' },
  none: { zh: '未标定，不报告长度', en: 'None; no lengths are reported' },
}

/** Sentences of the legend. */
export const legendWords = {
  stars: {
    zh: '★ 超出均值 1–2 SD，★★ 2–3 SD，★★★ 大于 3 SD。',
    en: '★ 1–2 SD from the mean, ★★ 2–3 SD, ★★★ more than 3 SD.',
  },
  estimatedShown: { zh: '虚线轮廓由模板推导，未经描记。', en: 'Dashed outlines follow a template; nobody traced them.' },
  estimatedLeftOut: { zh: '未经描记的轮廓已省略。', en: 'Outlines nobody traced are left out.' },
  doubtedScale: doubtedScaleWords,
  approximate: { zh: '≈ 表示长度的比例未经测量。', en: '≈ marks lengths whose scale was not measured.' },
  estimatedPoints: { zh: '空心点为估计，片上未见；', en: 'Hollow points are estimated, not seen on the film;' },
  estimatedValues: { zh: '(估) 该值用到估计点。', en: '(est.) marks values that use one.' },
  guessedValues: {
    zh: '(估) 该值用到片上未见的估计点。',
    en: '(est.) marks values that use a point estimated, not seen on the film.',
  },
  estimatedUnused: { zh: '空心点为估计，片上未见。', en: 'Hollow points are estimated, not seen on the film.' },
  whisker: { zh: '短竖线为测量不确定度（±1 标准误）。', en: 'Short bars: uncertainty of the value (±1 standard error).' },
  whiskerAcross: {
    zh: '短竖线为测量不确定度（±1 标准误），跨 ±1 SD 者为临界。',
    en: 'Short bars: uncertainty of the value (±1 standard error); borderline where they span ±1 SD.',
  },
  plusMinus: {
    zh: '无参考范围的值以 ± 列出测量不确定度（1 标准误）。',
    en: '± after a value without a norm range: its uncertainty (1 standard error).',
  },
  covered: { zh: '片上可能被遮挡、位置欠准的点', en: 'Points that may be covered on the film and are less certain' },
  porion: { zh: '眶耳平面的耳点', en: 'Porion of the Frankfort horizontal' },
  decision: { zh: '供临床参考，不替代诊断。', en: 'Decision support, not a diagnosis.' },
  estimatedNorm: { zh: '* 参考值为估计。', en: '* The norm is an estimate.' },
} as const satisfies Readonly<Record<string, Words>>

/** Names of the photo slots by image kind. */
export const photoWords = {
  Lateral_Photo: { zh: '侧面像', en: 'Profile' },
  Frontal_Photo: { zh: '正面像', en: 'Frontal' },
  Smile_Photo: { zh: '微笑像', en: 'Smile' },
  Upper_Occlusal: { zh: '上颌合面', en: 'Upper occlusal' },
  Lower_Occlusal: { zh: '下颌合面', en: 'Lower occlusal' },
  Left_Intraoral: { zh: '左侧咬合', en: 'Left' },
  Front_Intraoral: { zh: '正面咬合', en: 'Front' },
  Right_Intraoral: { zh: '右侧咬合', en: 'Right' },
} as const satisfies Readonly<Record<string, Words>>

export type PhotoKind = keyof typeof photoWords
