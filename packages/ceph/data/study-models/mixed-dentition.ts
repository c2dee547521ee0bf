import { alike, type Words } from '../../words'
import type { Grade, ModelSource } from './sources'

/** Width of the unerupted canine and premolars of one side: half the sum of the four lower incisors plus a constant, mm. */
export interface TanakaJohnston {
  readonly name: Words
  /** Of the children it was measured on; null: of both. */
  readonly sex: 'male' | 'female' | null
  readonly upper: number
  readonly lower: number
  readonly source: ModelSource
  readonly grade: Grade
}

export const tanakaJohnston = {
  hk_male: {
    name: { zh: '香港男性', en: 'Hong Kong boys' },
    sex: 'male',
    upper: 11.5,
    lower: 10.5,
    source: 'LING06',
    grade: 'confirmed',
  },
  hk_female: {
    name: { zh: '香港女性', en: 'Hong Kong girls' },
    sex: 'female',
    upper: 11,
    lower: 10,
    source: 'LING06',
    grade: 'confirmed',
  },
  north_male: {
    name: { zh: '中国北方男性', en: 'Northern Chinese boys' },
    sex: 'male',
    upper: 11.8,
    lower: 10.9,
    source: 'NORTHCN',
    grade: 'confirmed',
  },
  north_female: {
    name: { zh: '中国北方女性', en: 'Northern Chinese girls' },
    sex: 'female',
    upper: 11.1,
    lower: 10,
    source: 'NORTHCN',
    grade: 'confirmed',
  },
  original: {
    name: { zh: 'Tanaka-Johnston 1974（白人）', en: 'Tanaka-Johnston 1974 (white)' },
    sex: null,
    upper: 11,
    lower: 10.5,
    source: 'TJ74',
    grade: 'recalled',
  },
} as const satisfies Readonly<Record<string, TanakaJohnston>>

export type PredictionName = keyof typeof tanakaJohnston | 'moyers75'
export const predictionNames = [...(Object.keys(tanakaJohnston) as (keyof typeof tanakaJohnston)[]), 'moyers75'] as const

/** By whom a prediction is. */
export const predictionTitle = (name: PredictionName): Words =>
  name === 'moyers75' ? alike('Moyers 75%') : tanakaJohnston[name].name

type Sex = TanakaJohnston['sex']

const sexOf = (name: PredictionName): Sex => (name === 'moyers75' ? null : tanakaJohnston[name].sex)

/** The methods in the order offered: those of the patient's own sex first, Hong Kong's before northern China's. */
export const predictionsFor = (sex: Sex): readonly PredictionName[] => {
  const fits = (name: PredictionName): boolean => sex !== null && sexOf(name) === sex
  return [...predictionNames.filter(fits), ...predictionNames.filter(name => !fits(name))]
}

/** That a method was measured on the other sex; null where it was not, or the patient's is not known. */
export const otherSexNote = (name: PredictionName, sex: Sex): Words | null => {
  const of = sexOf(name)
  if (of === null || sex === null || of === sex) return null
  return of === 'male'
    ? { zh: '所选预测方法来自男孩，患者为女性。', en: 'The prediction chosen was measured on boys; the patient is female.' }
    : { zh: '所选预测方法来自女孩，患者为男性。', en: 'The prediction chosen was measured on girls; the patient is male.' }
}

/** Moyers' table at 75 %: sum of the lower incisors, then canine and premolars of one side below and above, mm. Recalled; linear between. */
export const moyers75: readonly (readonly [sum: number, lower: number, upper: number])[] = [
  [19.5, 20.1, 20.6],
  [20, 20.4, 20.9],
  [20.5, 20.7, 21.2],
  [21, 21, 21.5],
  [21.5, 21.3, 21.8],
  [22, 21.6, 22],
  [22.5, 21.9, 22.3],
  [23, 22.2, 22.6],
  [23.5, 22.5, 22.9],
  [24, 22.8, 23.1],
  [24.5, 23.1, 23.4],
  [25, 23.4, 23.7],
]

const northern: Words = {
  zh: '预测值：男孩约 8 成在每侧 1 mm 以内，女孩更少。',
  en: 'A prediction: within 1 mm per side in about 8 of 10 boys, fewer girls.',
}

const unknownAccuracy: Words = {
  zh: '预测值：准确度在此未知。',
  en: 'A prediction: its accuracy is not known here.',
}

/** In 359 Spaniards (Head Face Med 2015;11:8, abstract, confirmed). */
const inSpaniards: Readonly<Partial<Record<PredictionName, Words>>> = {
  moyers75: {
    zh: '预测值：在 359 例西班牙人中偏小；准确度在此未知。',
    en: 'A prediction, too small in 359 Spaniards: its accuracy is not known here.',
  },
  original: {
    zh: '预测值：在 359 例西班牙人中偏大；准确度在此未知。',
    en: 'A prediction, too large in 359 Spaniards: its accuracy is not known here.',
  },
}

/** Where the space of canine and premolars is measured from, as Moyers does; stands beside every space that is compared with a prediction. */
export const predictionBoundary: Words = {
  zh: '尖牙未读时，其间隙自侧切牙远中接触点量起。',
  en: 'Where a canine is not read, its space begins at the distal contact of the lateral incisor.',
}

/**
 * Stands beside every prediction. How often it holds is known of the northern Chinese set only: 84 and 88 % of boys (NORTHCN,
 * confirmed); which way it errs of the two white ones.
 */
export const predictionCautionOf = (name: PredictionName): Words =>
  name === 'north_male' || name === 'north_female' ? northern : (inSpaniards[name] ?? unknownAccuracy)
