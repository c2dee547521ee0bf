import type { Lang } from '../words'
import type { ItemAgreement } from './study'
import { itemText } from './study-columns'
import { type Trend, trendAlarm } from './trend'

const words: Readonly<Record<keyof Trend, Readonly<Record<Lang, (p: string) => string>>>> = {
  bias: {
    zh: p => `系统误差随数值变化（p ${p}，未校正多次检验）`,
    en: p => `The bias changes with the value (p ${p}, one test of many)`,
  },
  scatter: {
    zh: p => `离散随数值变化（p ${p}，未校正多次检验）：同一对界限并非处处适用`,
    en: p => `The scatter changes with the value (p ${p}, one test of many): one pair of limits does not hold throughout`,
  },
}

/** What must be said beside a measurement's plot: which of its trends are below `trendAlarm`; none of most measurements. */
export const trendTexts = (row: ItemAgreement, lang: Lang): readonly string[] =>
  (['bias', 'scatter'] as const)
    .filter(of => (row.agreement.trend?.[of] ?? 1) < trendAlarm)
    .map(of => words[of][lang](itemText(row, `p_${of}_trend`, lang)))
