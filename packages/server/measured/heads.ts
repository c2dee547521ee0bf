import type { Words } from '@sella/ceph/words'
import type { MeasuredRow } from './case-table'

/** The columns of a table of measurements, in order. */
export const columns: readonly { readonly of: keyof MeasuredRow; readonly head: Words; readonly width: number }[] = [
  { of: 'item', head: { zh: '项目', en: 'Item' }, width: 18 },
  { of: 'name', head: { zh: '名称', en: 'Name' }, width: 28 },
  { of: 'category', head: { zh: '类别', en: 'Category' }, width: 20 },
  { of: 'value', head: { zh: '测量值', en: 'Value' }, width: 12 },
  { of: 'error', head: { zh: '误差（1 SD）', en: 'Error (1 SD)' }, width: 12 },
  { of: 'unit', head: { zh: '单位', en: 'Unit' }, width: 10 },
  { of: 'mean', head: { zh: '参考均值', en: 'Norm' }, width: 10 },
  { of: 'sd', head: { zh: '参考 SD', en: 'Norm SD' }, width: 10 },
  { of: 'difference', head: { zh: '差值', en: 'Difference' }, width: 10 },
  { of: 'stars', head: { zh: '星级', en: 'Stars' }, width: 8 },
  { of: 'class', head: { zh: '分级', en: 'Class' }, width: 18 },
  { of: 'meaning', head: { zh: '解释', en: 'Meaning' }, width: 36 },
  { of: 'missing', head: { zh: '缺失原因', en: 'Missing because' }, width: 18 },
  { of: 'source', head: { zh: '参考值出处', en: 'Source of the norm' }, width: 50 },
]

export const facts = {
  date: { zh: '日期', en: 'Date' },
  stage: { zh: '阶段', en: 'Stage' },
  method: { zh: '分析方法', en: 'Method' },
  caseNo: { zh: '病历号', en: 'Case no.' },
  patient: { zh: '患者', en: 'Patient' },
  sex: { zh: '性别', en: 'Sex' },
  birthday: { zh: '生日', en: 'Born' },
  ageGroup: { zh: '年龄组', en: 'Age group' },
  scale: { zh: '比例来源', en: 'Scale from' },
  mmPerPixel: { zh: '毫米/像素', en: 'mm per pixel' },
  sources: { zh: '出处', en: 'Sources' },
} as const satisfies Readonly<Record<string, Words>>
