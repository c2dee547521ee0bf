import { type BoltonNormName, boltonNorms } from '../data/study-models/bolton'
import type { Words } from '../words'
import type { Jaw } from './tooth'

interface ModelFindingItem {
  readonly name: Words
  readonly unit: 'mm' | 'percent'
  /** The jaws it is measured on. */
  readonly jaws: readonly Jaw[]
}

/** Searches compare cases, so an excess is always computed with this norm, whichever norm a record is displayed with. */
export const searchNorm: BoltonNormName = 'cn_chengdu'

const by = boltonNorms[searchNorm].name
const both = ['upper', 'lower'] as const

/** The study model findings that cases can be searched by. */
export const modelFindingItems = {
  'models:bolton-anterior': { name: { zh: '模型 Bolton 前牙比', en: 'Models: Bolton anterior' }, unit: 'percent', jaws: both },
  'models:bolton-overall': { name: { zh: '模型 Bolton 全牙比', en: 'Models: Bolton overall' }, unit: 'percent', jaws: both },
  'models:excess-anterior': {
    name: { zh: `模型 下前牙量过大（${by.zh}）`, en: `Models: lower excess, front six (${by.en})` },
    unit: 'mm',
    jaws: both,
  },
  'models:excess-overall': {
    name: { zh: `模型 下牙量过大，十二颗（${by.zh}）`, en: `Models: lower excess, twelve (${by.en})` },
    unit: 'mm',
    jaws: both,
  },
  'models:space-upper': { name: { zh: '模型 上颌间隙', en: 'Models: upper space' }, unit: 'mm', jaws: ['upper'] },
  'models:space-lower': { name: { zh: '模型 下颌间隙', en: 'Models: lower space' }, unit: 'mm', jaws: ['lower'] },
  'models:spee': {
    name: { zh: '模型 Spee 曲线（深侧）', en: 'Models: curve of Spee, deeper side' },
    unit: 'mm',
    jaws: ['lower'],
  },
  'models:irregularity': {
    name: { zh: '模型 Little 不齐指数', en: "Models: Little's irregularity" },
    unit: 'mm',
    jaws: ['lower'],
  },
  'models:overjet': { name: { zh: '模型 覆盖', en: 'Models: overjet' }, unit: 'mm', jaws: both },
  'models:overbite': { name: { zh: '模型 覆合', en: 'Models: overbite' }, unit: 'mm', jaws: both },
} as const satisfies Readonly<Record<string, ModelFindingItem>>

export type ModelFindingName = keyof typeof modelFindingItems
export const modelFindingNames = Object.keys(modelFindingItems) as readonly ModelFindingName[]

/** No film item has one of these names, nor does an own item that is searched by its name. */
export const isModelFinding = (item: string): item is ModelFindingName => Object.hasOwn(modelFindingItems, item)
