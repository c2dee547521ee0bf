import type { PointName } from '../data/point-name'
import type { Column } from './grid'
import type { MeasuredCase, MeasuredRecord, MeasuredRow } from './measured'

interface FactColumn extends Column {
  readonly of: (measuredCase: MeasuredCase, record: MeasuredRecord) => string | number | null
}

/** Patient and record data, shown before its measurements, in order. */
const factColumns: readonly FactColumn[] = [
  { key: 'case', head: { zh: '病例', en: 'Case' }, width: 8, of: subject => subject.label },
  {
    key: 'record',
    head: { zh: '记录', en: 'Record' },
    width: 8,
    of: (subject, record) => `R${subject.records.indexOf(record) + 1}`,
  },
  { key: 'case_no', head: { zh: '病历号', en: 'Case no.' }, width: 14, of: subject => subject.caseNo },
  { key: 'patient', head: { zh: '患者', en: 'Patient' }, width: 16, of: subject => subject.name },
  { key: 'sex', head: { zh: '性别', en: 'Sex' }, width: 8, codes: 'sex', of: subject => subject.sex },
  { key: 'birthday', head: { zh: '生日', en: 'Born' }, width: 12, of: subject => subject.birthday },
  { key: 'date', head: { zh: '日期', en: 'Date' }, width: 12, of: (_, record) => record.date },
  { key: 'day', head: { zh: '距首次（天）', en: 'Days since the first' }, width: 12, of: (_, record) => record.day },
  { key: 'age', head: { zh: '年龄（岁）', en: 'Age (years)' }, width: 10, of: (_, record) => record.age },
  { key: 'stage', head: { zh: '阶段', en: 'Stage' }, width: 8, codes: 'stage', of: (_, record) => record.stage },
  {
    key: 'age_group',
    head: { zh: '年龄组', en: 'Age group' },
    width: 16,
    codes: 'dentition',
    of: (_, record) => record.ageGroup,
  },
  {
    key: 'scale',
    head: { zh: '比例来源', en: 'Scale from' },
    width: 14,
    codes: 'scale',
    of: (_, record) => record.scale.provenance,
  },
  { key: 'mm_per_pixel', head: { zh: '毫米/像素', en: 'mm per pixel' }, width: 12, of: (_, record) => record.scale.mmPerPixel },
  {
    key: 'scale_caution',
    head: { zh: '比例提示', en: 'Caution on the scale' },
    width: 30,
    of: (_, record) => record.scaleCaution || null,
  },
  { key: 'errors_by', head: { zh: '误差所依', en: 'Errors by' }, width: 40, of: (_, record) => record.errorsBy },
]

const naming: ReadonlySet<string> = new Set(['case_no', 'patient', 'birthday', 'date'])

/** Identifying columns are included only if the cases are identified by a number or a name. */
export const factsFor = (cases: readonly MeasuredCase[]): readonly FactColumn[] =>
  cases.some(subject => subject.name !== null) ? factColumns : factColumns.filter(({ key }) => !naming.has(key))

/** Where a length's scale comes from and what speaks against it: beside the lengths of a table that says nothing of its record. */
export const scaleColumns: readonly FactColumn[] = factColumns.filter(({ key }) => key === 'scale' || key === 'scale_caution')

type PointsKey = 'estimatedPoints' | 'unconfirmedPoints'

/** What a value cannot be relied on without: the points nobody saw, and those only the detector placed. */
export const doubtColumns: readonly (Column & { readonly points: PointsKey })[] = [
  {
    key: 'estimated_points',
    head: { zh: '所依估计点（片上未见）', en: 'Estimated points used (not seen)' },
    width: 16,
    points: 'estimatedPoints',
  },
  {
    key: 'unconfirmed_points',
    head: { zh: '所依检测点（未经人工确认）', en: 'Detected points used (not confirmed by hand)' },
    width: 24,
    points: 'unconfirmedPoints',
  },
]

/** Points in a cell, each once; null for none. */
export const listed = (points: readonly PointName[]): string | null =>
  points.length > 0 ? [...new Set(points)].join(', ') : null

/** The same for all values of a record, where there is no row for each. */
export const recordDoubts: readonly FactColumn[] = doubtColumns.map(({ points, ...column }) => ({
  ...column,
  of: (_, { rows }) => listed(rows.flatMap(row => row[points])),
}))

interface RowColumn extends Column {
  readonly of: (row: MeasuredRow) => string | number | null
}

type RowKey = Exclude<keyof MeasuredRow, PointsKey>

const ownColumns: readonly (Column & { readonly key: RowKey })[] = [
  { key: 'item', head: { zh: '项目', en: 'Item' }, width: 18 },
  { key: 'name', head: { zh: '名称', en: 'Name' }, width: 22 },
  { key: 'category', head: { zh: '类别', en: 'Category' }, width: 14, codes: 'category' },
  { key: 'value', head: { zh: '测量值', en: 'Value' }, width: 9, decimals: 2 },
  { key: 'error', head: { zh: '误差（1 SD）', en: 'Error (1 SD)' }, width: 9, decimals: 2 },
  { key: 'unit', head: { zh: '单位', en: 'Unit' }, width: 6, codes: 'unit' },
  { key: 'mean', head: { zh: '参考均值', en: 'Norm' }, width: 8 },
  { key: 'sd', head: { zh: '参考 SD', en: 'Norm SD' }, width: 8 },
  { key: 'group', head: { zh: '参考组', en: 'Norm of group' }, width: 13, codes: 'dentition' },
  { key: 'population', head: { zh: '参考值测自', en: 'Norm measured on' }, width: 11, codes: 'population' },
  { key: 'sex', head: { zh: '参考值性别', en: 'Norm of sex' }, width: 11, codes: 'sex' },
  { key: 'spread', head: { zh: '参考 SD 的含义', en: 'What the norm SD is' }, width: 14, codes: 'spread' },
  { key: 'grade', head: { zh: '参考值核对', en: 'Norm checked' }, width: 14, codes: 'grade' },
  { key: 'difference', head: { zh: '差值', en: 'Difference' }, width: 11, decimals: 2 },
  { key: 'stars', head: { zh: '星级', en: 'Stars' }, width: 6 },
  { key: 'class', head: { zh: '分级', en: 'Class' }, width: 13, codes: 'class' },
  { key: 'meaning', head: { zh: '解释', en: 'Meaning' }, width: 26 },
  { key: 'missing', head: { zh: '缺失原因', en: 'Missing because' }, width: 14, codes: 'missing' },
  { key: 'source', head: { zh: '参考值出处', en: 'Source of the norm' }, width: 36 },
]

/** The columns of a record's measurements, in order. */
export const rowColumns: readonly RowColumn[] = [
  ...ownColumns.map(column => ({ ...column, of: (row: MeasuredRow) => row[column.key] })),
  ...doubtColumns.map(({ points, ...column }) => ({ ...column, of: (row: MeasuredRow) => listed(row[points]) })),
]
