import type { Words } from '@sella/ceph/words'
import { compareWords } from '../compare-words'

/** Words of the page of a treatment's result. */
export const resultWords = {
  title: { zh: '治疗结果', en: 'Treatment result' },
  span: { zh: '时段', en: 'Period' },
  scheme: { zh: '方案', en: 'Scheme' },
  forPatient: { zh: '给患者和家长', en: 'For patient and parents' },
  forDoctor: { zh: '给医生', en: 'For the doctor' },
  growth: {
    zh: '生长与治疗未分开：本页为两者之和，没有同龄未治疗者对照。',
    en: 'Growth and treatment are not separated: this page shows their sum, without untreated patients of the same age for comparison.',
  },
  withheld: {
    zh: '比例可疑，重叠图与位移不列；角度照列。请核对标尺与 S、Na。',
    en: 'A scale is doubted: superimposition and displacements are withheld, angles remain. Check the rulers, S and Na.',
  },
  notLaid: {
    zh: '所选记录缺少重叠所需的标志点或比例，重叠图与位移不列。',
    en: 'The records lack the landmarks or the scale for superimposition: no picture and no displacements.',
  },
  moves: { zh: '位移', en: 'Displacements' },
  landmark: { zh: '标志点', en: 'Landmark' },
  on: { zh: '基准', en: 'Held by' },
  sagittal: { zh: '前 / 后', en: 'Forward / back' },
  vertical: { zh: '上 / 下', en: 'Up / down' },
  total: { zh: '合计', en: 'Total' },
  floor: { zh: 'SDC ± 前后 / 上下 / 合计', en: 'SDC ± sag. / vert. / total' },
  verdict: { zh: '判断', en: 'Verdict' },
  limit: { zh: '最小可检测变化', en: 'Smallest detectable change' },
  item: { zh: '测量项目', en: 'Measurement' },
  change: { zh: '变化', en: 'Change' },
  changed: { zh: '变化', en: 'changed' },
  within: { zh: '误差内', en: 'within error' },
  porion: compareWords.porion,
  porionShort: { zh: '耳点定义不同', en: 'other porion' },
  doubted: { zh: '比例可疑，不列', en: 'scale doubted, withheld' },
  noMoves: { zh: '没有可列的位移', en: 'No displacements to list' },
  trend: { zh: '趋势', en: 'Trends' },
  trendNote: {
    zh: '灰带为各记录日的参考值 ±1 SD，竖线为 ±1 标准误，实心点在参考范围外，横轴为记录号',
    en: 'Grey: the norm ±1 SD of each record’s day; bars: ±1 standard error; filled dots lie outside the norm; below: the record’s number',
  },
  noTrend: { zh: '该分析方法的项目没有可比的值', en: 'No measurement of this analysis has values to compare' },
  audit: { zh: '核对', en: 'Audit' },
  record: { zh: '记录', en: 'Record' },
  value: { zh: '测量值', en: 'Value' },
  error: { zh: '标准误 ±', en: 'Std. error ±' },
  norm: { zh: '参考值', en: 'Norm' },
  place: { zh: '参考范围', en: 'Norm range' },
  inside: { zh: '范围内', en: 'within' },
  outside: { zh: '范围外', en: 'outside' },
  numbers: { zh: '图中数值', en: 'Numbers of the chart' },
  records: { zh: '记录与线型', en: 'Records and their lines' },
  retention: {
    zh: '治疗结束后牙齿可能少许移动，请按医生的要求佩戴保持器并复诊。',
    en: 'Teeth may move a little after treatment: wear the retainer and come for check-ups as your doctor asks.',
  },
  unmeasured: {
    zh: '本次比较没有可靠的毫米值，只列角度。',
    en: 'This comparison has no reliable lengths; only angles are given.',
  },
  notToLast: {
    zh: '从首次到末次没有可比的毫米值，只列角度。',
    en: 'From the first record to the last no lengths can be compared; only angles are given.',
  },
  nothingCompared: {
    zh: '首末两次记录没有可以比较的测量值。',
    en: 'The first and the last record have no measurement that can be compared.',
  },
  partlyMeasured: {
    zh: '部分毫米值不可靠，未列出。',
    en: 'Some lengths are not reliable and are left out.',
  },
  lineKinds: {
    zh: '线型只区分记录，颜色仅作辅助；细而淡的轮廓由模板推导，未经描记。',
    en: 'Line types only distinguish the records, colour is an aid; fine pale outlines follow a template, nobody traced them.',
  },
  lineKindsTraced: {
    zh: '线型只区分记录，颜色仅作辅助；未经描记的轮廓未画出。',
    en: 'Line types only distinguish the records, colour is an aid; outlines nobody traced are left out.',
  },
} as const satisfies Readonly<Record<string, Words>>

type Sentence<Args extends readonly unknown[]> = Readonly<Record<'zh' | 'en', (...facts: Args) => string>>

/** Sentences with facts in them. */
export const resultSentences = {
  movesNote: {
    zh: (first: number, last: number) => `记录 ${first} → ${last}，mm；小于最小可检测变化（95%）的值为灰色，不能称为变化`,
    en: (first: number, last: number) =>
      `records ${first} → ${last}, mm; below the smallest detectable change (95%) a value is grey and cannot be called a change`,
  } satisfies Sentence<[number, number]>,
  spanOf: {
    zh: (first: number, last: number) => `记录 ${first} → ${last}`,
    en: (first: number, last: number) => `records ${first} → ${last}`,
  } satisfies Sentence<[number, number]>,
  byHand: {
    zh: (sign: string, method: string, amount: string) => `${sign} ${method} 各行位移包含手动微调：${amount}。`,
    en: (sign: string, method: string, amount: string) => `${sign} The ${method} rows include the adjustment by hand: ${amount}.`,
  } satisfies Sentence<[string, string, string]>,
  scales: {
    zh: (what: string) => `比例：${what}。`,
    en: (what: string) => `Scales: ${what}.`,
  } satisfies Sentence<[string]>,
  notDrawn: {
    zh: numbers => `记录 ${numbers.join('、')} 未画入重叠图。`,
    en: numbers =>
      numbers.length === 1
        ? `Record ${numbers[0]} is not in the picture.`
        : `Records ${numbers.join(', ')} are not in the picture.`,
  } satisfies Sentence<[readonly number[]]>,
  floorRule: {
    zh: () => '最小可检测变化（SDC）：前后、上下各为 1.96 × 标准误；合计按其移动方向取误差椭圆的 95% 界限。',
    en: () =>
      'Smallest detectable change (SDC): forward and down 1.96 × standard error; in total the 95% limit of the error ellipse in the direction of the movement.',
  } satisfies Sentence<[]>,
} as const
