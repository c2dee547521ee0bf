import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { isByAssumedScale } from '@sella/ceph/analysis/assumed-lengths'
import { sideOf } from '@sella/ceph/analysis/finding'
import type { Lang } from '@sella/ceph/words'
import { reportWords } from './words'

interface Counts {
  readonly judged: number
  readonly unread: number
  readonly unjudged: number
}

const partly = ({ judged, unread, unjudged }: Counts, lang: Lang): string => {
  const [by, how] = unjudged === 0 ? ['可测', 'measured'] : ['可判断', 'judged']
  const within = { zh: `${by}的 ${judged} 项均在参考范围内`, en: `${judged} ${how}, all within the norm` }
  const notRead = { zh: `${unread} 项未能测量`, en: `${unread} not measured` }
  const notJudged = { zh: `${unjudged} 项未作判断`, en: `${unjudged} not judged` }
  const parts = [within, ...(unread === 0 ? [] : [notRead]), ...(unjudged === 0 ? [] : [notJudged])]
  return parts.map(each => each[lang]).join(lang === 'zh' ? '，' : '; ')
}

/**
 * What is said of rows without a value outside its norm: none read, none judged, or how many of them are within it, and how many were
 * not read or not judged: without a norm, or lengths by a scale that was assumed.
 */
export const withinText = (rows: readonly EvaluationRow[], lang: Lang): string => {
  const read = rows.filter(({ reading }) => reading.status === 'read')
  if (read.length === 0) return reportWords.nothingRead[lang]
  const judged = read.filter(row => sideOf(row) !== null).length
  if (judged === 0) return reportWords[read.some(isByAssumedScale) ? 'assumedScale' : 'unjudged'][lang]
  const unread = rows.filter(({ reading, norm }) => reading.status === 'missing' && norm !== null).length
  const unjudged = read.length - judged
  return unread + unjudged > 0 ? partly({ judged, unread, unjudged }, lang) : reportWords.normal[lang]
}
