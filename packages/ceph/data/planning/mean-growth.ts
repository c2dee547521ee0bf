import type { Words } from '../../words'
import type { Grade } from './grades'
import type { PlanningSourceId } from './sources'

export interface GrowthSliderRow {
  readonly title: Words
  /** mm a year in the preset "mean change, Ricketts". */
  readonly perYear: number
  readonly evidence: PlanningSourceId
  readonly grade: Grade
}

/**
 * The five sliders of the mean-change layer; all 0 unless the doctor states that the patient is growing.
 * clinical/beyond/growth.json.
 */
export const growthSliders = {
  nasion: { title: { zh: 'Na 沿 Ba-Na', en: 'Na along Ba-Na' }, perYear: 1, evidence: 'RICKSLIDE', grade: 'confirmed' },
  basion: { title: { zh: 'Ba 沿 Ba-Na', en: 'Ba along Ba-Na' }, perYear: 1, evidence: 'RICKSLIDE', grade: 'confirmed' },
  condyle: { title: { zh: '髁突轴', en: 'Condyle axis' }, perYear: 1, evidence: 'GROWTHTEXT', grade: 'recalled' },
  /** Some printings give 1.6. */
  corpus: { title: { zh: '下颌体轴', en: 'Corpus axis' }, perYear: 2, evidence: 'GROWTHTEXT', grade: 'recalled' },
  nose: { title: { zh: '鼻', en: 'Nose' }, perYear: 1, evidence: 'GROWTHTEXT', grade: 'recalled' },
} as const satisfies Readonly<Record<string, GrowthSliderRow>>

export type GrowthSlider = keyof typeof growthSliders

export const growthSliderNames = Object.keys(growthSliders) as readonly GrowthSlider[]

/** The share of Na's displacement applied to the maxilla, and the total rotation of the mandible, opening positive. */
export const growthShareWords: Words = { zh: '上颌随 Na', en: 'Maxilla with Na' }
export const facialAxisWords: Words = { zh: '面轴张开（共）', en: 'Facial axis, opens (in all)' }

/** Maximum number of years a plan may project. */
export const mostGrowthYears = 5

/** One standard deviation per year, mm: a guess, used only to widen the band. */
export const growthSdPerYear = { x: 0.7, y: 1 } as const

/** Of that standard deviation, the weakest figure of the layer. */
export const growthSdGrade: Grade = 'doubtful'

/** The layer as the weakest figure of a prediction, and the people its averages come from. */
export const growthWeakness: Words = { zh: '平均生长的离散', en: 'the spread of average growth' }
export const growthPopulation: Words = { zh: '白人样本：平均生长变化', en: 'white sample: average growth change' }

/** Shown wherever the layer is used. */
export const growthCaution: Words = {
  zh: '平均生长变化（非本患者预测），数据来自白人样本。',
  en: 'Average growth change (not a forecast for this patient), white sample.',
}
