import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { sideOf } from '@sella/ceph/analysis/finding'
import type { Lang } from '@sella/ceph/words'
import { reportWords } from './words'

const partly = (read: number, unread: number, lang: Lang): string =>
  lang === 'zh'
    ? `可测的 ${read} 项均在参考范围内，${unread} 项未能测量`
    : `${read} measured, all within the norm; ${unread} not measured`

/** What is said of rows without a value outside its norm: none read, none judged, or how many of them are within it. */
export const withinText = (rows: readonly EvaluationRow[], lang: Lang): string => {
  const read = rows.filter(({ reading }) => reading.status === 'read')
  if (read.length === 0) return reportWords.nothingRead[lang]
  const judged = read.filter(row => sideOf(row) !== null).length
  if (judged === 0) return reportWords.unjudged[lang]
  const unread = rows.filter(({ reading, norm }) => reading.status === 'missing' && norm !== null).length
  return unread > 0 ? partly(judged, unread, lang) : reportWords.normal[lang]
}
