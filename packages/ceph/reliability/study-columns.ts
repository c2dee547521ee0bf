import { landmarks } from '../data/landmarks'
import { inDecimals, NO_VALUE } from '../measure/display'
import type { Cell, Column } from '../tabulate/grid'
import { unitSigns } from '../unit'
import type { Lang, Words } from '../words'
import { fewestForIcc } from './agreement'
import type { furtherMm, PointAgreement, Success } from './points'
import type { ItemAgreement } from './study'

/** From this p value on, Houston 1983 advises suspecting a bias, so that none is missed. */
const alarm = 0.1

/** Differences that are all equal have no p: they are a bias without scatter, or none at all. */
export const suspectsBias = ({ agreement: { bias } }: ItemAgreement): boolean =>
  bias !== null && (bias.p === null ? bias.mean !== 0 : bias.p < alarm)

const constant: Words = { zh: '恒定偏差', en: 'constant bias' }
const none: Words = { zh: '无差异', en: 'no difference' }

/** p of the t test; in words where all differences are equal, which is no p of 0. */
const pOf = ({ agreement: { bias } }: ItemAgreement, lang: Lang): Cell =>
  bias && (bias.p ?? (bias.mean === 0 ? none : constant)[lang])

const iccOf = ({ agreement: { icc, n } }: ItemAgreement) => (n >= fewestForIcc ? icc : null)

/** A column of a study: its content, and the number of digits shown; null for a count or a text. */
interface StudyColumn<Row> extends Column {
  readonly digits: number | null
  readonly of: (row: Row, lang: Lang) => Cell
}

const columnOf =
  <Row>() =>
  <Key extends string>(key: Key, zh: string, en: string, digits: number | null, of: StudyColumn<Row>['of']) => ({
    ...{ key, head: { zh, en }, width: key === 'item' || key === 'point' ? 26 : 12, digits, of },
  })
const item = columnOf<ItemAgreement>()
const point = columnOf<PointAgreement>()

/** The columns shown for a measurement, in order; the same on screen, in tables and on paper. */
export const itemColumns = [
  item('item', '项目', 'Measurement', null, ({ name }, lang) => name[lang]),
  item('unit', '单位', 'Unit', null, ({ unit }) => unitSigns[unit]),
  item('n', 'n', 'n', null, ({ agreement }) => agreement.n),
  item('dahlberg', 'Dahlberg 误差', 'Dahlberg error', 2, ({ agreement }) => agreement.dahlberg),
  item('dahlberg_low', 'Dahlberg 下限', 'Dahlberg, low', 2, ({ agreement }) => agreement.dahlbergInterval[0]),
  item('dahlberg_high', 'Dahlberg 上限', 'Dahlberg, high', 2, ({ agreement }) => agreement.dahlbergInterval[1]),
  item('bias_free', '去偏误差', 'Bias-free error', 2, ({ agreement }) => agreement.biasFree),
  item('bias', '系统误差', 'Bias', 2, ({ agreement }) => agreement.bias?.mean ?? null),
  item('bias_low', '系统误差下限', 'Bias, low', 2, ({ agreement }) => agreement.bias?.interval[0] ?? null),
  item('bias_high', '系统误差上限', 'Bias, high', 2, ({ agreement }) => agreement.bias?.interval[1] ?? null),
  item('p', 'p', 'p', 3, pOf),
  item('p_holm', 'p（Holm）', 'p (Holm)', 3, ({ corrected }) => corrected),
  item('limit_low', '一致性下界', 'Limit, lower', 2, ({ agreement }) => agreement.limits?.low ?? null),
  item('limit_high', '一致性上界', 'Limit, upper', 2, ({ agreement }) => agreement.limits?.high ?? null),
  item('limit_low_from', '下界区间起', 'Lower limit, from', 2, ({ agreement }) => agreement.limits?.lowInterval[0] ?? null),
  item('limit_low_to', '下界区间止', 'Lower limit, to', 2, ({ agreement }) => agreement.limits?.lowInterval[1] ?? null),
  item('limit_high_from', '上界区间起', 'Upper limit, from', 2, ({ agreement }) => agreement.limits?.highInterval[0] ?? null),
  item('limit_high_to', '上界区间止', 'Upper limit, to', 2, ({ agreement }) => agreement.limits?.highInterval[1] ?? null),
  item('icc', 'ICC(2,1)', 'ICC(2,1)', 3, row => iccOf(row)?.agreement ?? null),
  item('icc_low', 'ICC 下限', 'ICC, low', 3, row => iccOf(row)?.interval?.[0] ?? null),
  item('icc_high', 'ICC 上限', 'ICC, high', 3, row => iccOf(row)?.interval?.[1] ?? null),
  item('smallest_change', '最小可检测变化', 'Smallest change', 2, ({ agreement }) => agreement.detectable),
  item('error_share_percent', '误差占比 %', 'Share of error %', 1, ({ agreement }) => agreement.errorShare),
  item('p_bias_trend', 'p（差随数值变化）', 'p, bias with value', 3, ({ agreement }) => agreement.trend?.bias ?? null),
  item('p_scatter_trend', 'p（离散随数值变化）', 'p, scatter with value', 3, ({ agreement }) => agreement.trend?.scatter ?? null),
] as const

/** Success at one of the further distances with its interval, in tables alone. `key`: the distance in the column's name. */
const success = <Key extends string>(key: Key, mm: (typeof furtherMm)[number]) => {
  const of = (part: (at: Success) => number): StudyColumn<PointAgreement>['of'] => {
    return ({ further }) => {
      const at = further.find(each => each.mm === mm)
      return at ? 100 * part(at) : null
    }
  }
  return [
    point(
      `within_${key}_mm_percent`,
      `${mm} mm 以内 %`,
      `Within ${mm} mm %`,
      0,
      of(({ share }) => share),
    ),
    point(
      `within_${key}_mm_from_percent`,
      `${mm} mm 区间起 %`,
      `${mm} mm, from %`,
      0,
      of(({ interval }) => interval[0]),
    ),
    point(
      `within_${key}_mm_to_percent`,
      `${mm} mm 区间止 %`,
      `${mm} mm, to %`,
      0,
      of(({ interval }) => interval[1]),
    ),
  ] as const
}

/** The columns shown for a landmark; mm of a face whose S-Na is 71.8 mm. */
export const pointColumns = [
  point('point', '标志点', 'Point', null, ({ name }, lang) => landmarks[name].name[lang]),
  point('n', 'n', 'n', null, ({ n }) => n),
  point('mean_distance_mm', '平均距离 mm', 'Mean distance mm', 2, ({ meanDistance }) => meanDistance),
  point('forward_mm', '前后 Dahlberg mm', 'Dahlberg forward mm', 2, ({ forward }) => forward),
  point('down_mm', '上下 Dahlberg mm', 'Dahlberg down mm', 2, ({ down }) => down),
  point('bias_forward_mm', '前后系统误差 mm', 'Bias forward mm', 2, ({ biasForward }) => biasForward),
  point('bias_down_mm', '上下系统误差 mm', 'Bias down mm', 2, ({ biasDown }) => biasDown),
  point('within_2_mm_percent', '2 mm 以内 %', 'Within 2 mm %', 0, ({ within }) => 100 * within),
  point('within_from_percent', '区间起 %', 'from %', 0, ({ withinInterval }) => 100 * withinInterval[0]),
  point('within_to_percent', '区间止 %', 'to %', 0, ({ withinInterval }) => 100 * withinInterval[1]),
  ...success('2_5', 2.5),
  ...success('3', 3),
  ...success('4', 4),
] as const

export type ItemKey = (typeof itemColumns)[number]['key']
export type PointKey = (typeof pointColumns)[number]['key']

/** A value as displayed; `–` if missing. A p below 0.001 is shown as such. */
const shown = (value: Cell, { key, digits }: Pick<StudyColumn<never>, 'key' | 'digits'>): string => {
  if (value === null) return NO_VALUE
  if (typeof value === 'string' || digits === null) return String(value)
  if (key.startsWith('p') && value < 0.001) return '<0.001'
  return inDecimals(value, digits)
}

const itemHead = (key: ItemKey, lang: Lang): string => itemColumns.find(column => column.key === key)?.head[lang] ?? ''

const textBy = <Row>(columns: readonly StudyColumn<Row>[]) => {
  const byKey = new Map(columns.map(each => [each.key, each]))
  return (row: Row, key: string, lang: Lang): string => {
    const column = byKey.get(key)
    if (!column) throw new Error(`no column ${key}`)
    return shown(column.of(row, lang), column)
  }
}

/** One value of a measurement as text: the same on screen and on paper. */
export const itemText: (row: ItemAgreement, key: ItemKey, lang: Lang) => string = textBy<ItemAgreement>(itemColumns)
/** The p with the one corrected after Holm in brackets, or the words that stand in its place. */
export const pText = (row: ItemAgreement, lang: Lang): string => {
  const { bias } = row.agreement
  if (bias === null) return NO_VALUE
  return bias.p === null ? itemText(row, 'p', lang) : `${itemText(row, 'p', lang)} (${itemText(row, 'p_holm', lang)})`
}
/** The name of a measurement with its unit, unless the name contains it. */
export const itemTitle = (row: ItemAgreement, lang: Lang): string => {
  const [name, unit] = [itemText(row, 'item', lang), itemText(row, 'unit', lang)]
  const inUnit = ` (${unit})`
  return unit === '' || name.endsWith(inUnit.trim()) ? name : `${name}${inUnit}`
}

/** The error without the bias, in words, where a bias is suspected: Dahlberg's contains it. Null elsewhere. */
export const biasFreeText = (row: ItemAgreement, lang: Lang): string | null =>
  suspectsBias(row) && row.agreement.biasFree !== null
    ? `${itemHead('bias_free', lang)} ${itemText(row, 'bias_free', lang)}`
    : null

/** One value of a landmark as text. */
export const pointText: (row: PointAgreement, key: PointKey, lang: Lang) => string = textBy<PointAgreement>(pointColumns)

const upTo: Words = { zh: '至', en: 'to' }

/** An interval as text, `−0.85 to 1.20`: a dash between the limits would look like a sign; a single dash if there is none. */
export const between = (low: string, high: string, lang: Lang): string =>
  low === '–' && high === '–' ? '–' : `${low} ${upTo[lang]} ${high}`
