import type { Words } from '../words'

interface ModelFindingItem {
  readonly name: Words
  readonly unit: 'mm' | 'percent'
}

/** What cases are searched by of what is read off study models. */
export const modelFindingItems = {
  'models:bolton-anterior': { name: { zh: '模型 Bolton 前牙比', en: 'Models: Bolton anterior' }, unit: 'percent' },
  'models:bolton-overall': { name: { zh: '模型 Bolton 全牙比', en: 'Models: Bolton overall' }, unit: 'percent' },
  'models:excess-anterior': { name: { zh: '模型 下前牙量过大', en: 'Models: lower excess, front six' }, unit: 'mm' },
  'models:excess-overall': { name: { zh: '模型 下牙量过大（十二颗）', en: 'Models: lower excess, twelve' }, unit: 'mm' },
  'models:space-upper': { name: { zh: '模型 上颌间隙', en: 'Models: upper space' }, unit: 'mm' },
  'models:space-lower': { name: { zh: '模型 下颌间隙', en: 'Models: lower space' }, unit: 'mm' },
  'models:spee': { name: { zh: '模型 Spee 曲线（深侧）', en: 'Models: curve of Spee, deeper side' }, unit: 'mm' },
  'models:irregularity': { name: { zh: '模型 Little 不齐指数', en: "Models: Little's irregularity" }, unit: 'mm' },
  'models:overjet': { name: { zh: '模型 覆盖', en: 'Models: overjet' }, unit: 'mm' },
  'models:overbite': { name: { zh: '模型 覆合', en: 'Models: overbite' }, unit: 'mm' },
} as const satisfies Readonly<Record<string, ModelFindingItem>>

export type ModelFindingName = keyof typeof modelFindingItems
export const modelFindingNames = Object.keys(modelFindingItems) as readonly ModelFindingName[]

/** No item of a film is called so, and no own item that is found by its name. */
export const isModelFinding = (item: string): item is ModelFindingName => Object.hasOwn(modelFindingItems, item)
