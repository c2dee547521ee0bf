import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { isItemName, measurements } from '@sella/ceph/data/measurements'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { isModelFinding, modelFindingItems } from '@sella/ceph/study-models/finding-items'
import { doubtColumns, listed } from '@sella/ceph/tabulate/columns'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { FoundValue } from '@sella/contract/case-search'
import { byteOrderMark, type Cell, csvLine } from '../csv/line'
import { unitOf } from '../readings/read-tracing'
import type { Scope } from './conditions'
import type { CaseHit } from './rows'

const heads = {
  zh: ['姓名', '病历号', '性别', '出生日期', '年龄', '机构', '电话', '收藏', '更新时间', '记录日期', '阶段'],
  en: ['Name', 'Case number', 'Sex', 'Birthday', 'Age', 'Agency', 'Phone', 'Favourite', 'Updated', 'Record', 'Stage'],
} as const

const sexes = { zh: { male: '男', female: '女' }, en: { male: 'Male', female: 'Female' } } as const
const stages = { zh: ['', '初始', '中期', '完成'], en: ['', 'Initial', 'Middle', 'Completed'] } as const
const yes = { zh: '是', en: 'Yes' } as const
const scaleHead = { zh: '比例', en: 'Scale' } as const
const scales = {
  zh: { measured: '实测', approximate: '未经实测' },
  en: { measured: 'Measured', approximate: 'Not measured' },
} as const

const neckHeads = { zh: ['颈椎分期', '判读'], en: ['Vertebral stage', 'Read by'] } as const
const computed = { zh: '按测量计算', en: 'Computed' } as const

const itemHead = (item: string, { lang, scope }: Wanted): string => {
  const unit = unitSigns[unitOf(item, scope.reader.items) ?? '']
  const model = isModelFinding(item) ? modelFindingItems[item].name[lang] : item
  const name = isItemName(item) ? shortItemName(measurements[item].name, lang) : model
  return unit ? `${name} (${unit})` : name
}

/** The purpose of a table. */
export interface Wanted {
  readonly lang: Lang
  /** The items named by the findings, without duplicates. */
  readonly items: readonly string[]
  /** Whether vertebral stages are asked for. */
  readonly necks: boolean
  readonly scope: Scope
}

/** Whether there are values of films, which rest on points. */
const onPoints = ({ items }: Wanted): boolean => items.some(item => !isModelFinding(item))

/**
 * The byte order mark and the header line. After the values a column for the source of the scale if any is a length, and two for the
 * points under them that nobody saw or confirmed.
 */
export const tableHead = (wanted: Wanted): string => {
  const lengths = wanted.items.some(item => unitOf(item, wanted.scope.reader.items) === 'mm')
  const cells = [
    ...heads[wanted.lang],
    ...(wanted.necks ? neckHeads[wanted.lang] : []),
    ...wanted.items.map(item => itemHead(item, wanted)),
    ...(lengths ? [scaleHead[wanted.lang]] : []),
    ...(onPoints(wanted) ? doubtColumns.map(({ head }) => head[wanted.lang]) : []),
  ]
  return byteOrderMark + csvLine(cells)
}

/** A displayed value as a number; null where there is none. */
const shownNumber = (value: FoundValue | undefined): number | null => {
  const number = Number(value?.shown.replace('−', '-') ?? Number.NaN)
  return Number.isFinite(number) ? number : null
}

/** One matching case as a line. */
export const tableLine = ({ row, match, doubts }: CaseHit, agency: string | null, wanted: Wanted): string => {
  const { lang, items, necks, scope } = wanted
  const age = row.birthday ? ageAt(row.birthday, scope.today) : null
  const values = items.map(item => match?.values.find(value => value.item === item))
  const lengths = values.filter(value => value?.unit === 'mm')
  const scale = lengths.some(value => value?.approximate) ? 'approximate' : 'measured'
  const cells: readonly Cell[] = [
    row.name,
    row.case_no,
    row.sex && sexes[lang][row.sex],
    row.birthday,
    age && ageWords(age)[lang],
    agency,
    row.phone,
    row.favorite === 1 ? yes[lang] : null,
    row.updated_at,
    match?.createday.slice(0, 10) ?? null,
    match ? (stages[lang][match.type] ?? null) : null,
    ...(necks ? [match?.neck?.stage ?? null, match?.neck ? (match.neck.by ?? computed[lang]) : null] : []),
    ...values.map(shownNumber),
    ...(lengths.length > 0 ? [scales[lang][scale]] : []),
    ...(onPoints(wanted) ? doubtColumns.map(({ points }) => listed(doubts[points])) : []),
  ]
  return csvLine(cells)
}
