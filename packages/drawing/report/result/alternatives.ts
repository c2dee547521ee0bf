import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { showNorm } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'
import type { ComparedRecord, Comparison } from '../comparison'
import { recordText } from '../date-text'
import type { OverlapPicture } from '../registered-scheme'
import type { Course } from './course'
import { moveRow, shownMoves } from './moves'
import { valueWords } from './trend'

/** At most this many displacements are named; the table has all of them. */
const mostNamedMoves = 4

const join = (parts: readonly string[], lang: Lang): string => parts.join(lang === 'zh' ? '；' : '; ')

/** A picture of superimposed records: method, records, and what moved furthest. */
export const overlayAlternative = ({ overlay, records }: OverlapPicture, of: Comparison, lang: Lang): string => {
  const method = overlay.method.toUpperCase()
  const drawn = of.records.filter(({ uuid }) => records.some(({ id }) => id === uuid))
  const whose = drawn.map(({ number, input }) => `${number} ${recordText(input)}`).join(lang === 'zh' ? '、' : ', ')
  const moved = shownMoves(of)
    .filter(move => move.method === overlay.method && moveRow(move, of, lang).displacement?.moved)
    .toSorted((a, b) => b.distanceMm - a.distanceMm)
    .slice(0, mostNamedMoves)
    .flatMap(displaced => {
      const { short, displacement: move } = moveRow(displaced, of, lang)
      return move ? [`${short} ${move.sagittal.text}, ${move.vertical.text} mm`] : []
    })
  const furthest =
    moved.length > 0 ? [`${lang === 'zh' ? '移动最大' : 'moved furthest'}: ${moved.join(lang === 'zh' ? '、' : ', ')}`] : []
  const title =
    lang === 'zh'
      ? `${method} 重叠图，${drawn.length} 条记录：${whose}`
      : `${method} superimposition of ${drawn.length} records: ${whose}`
  return join([title, ...furthest], lang)
}

/** A trend over the records: every value with its norm. */
export const trendAlternative = ({ rows }: Course, records: readonly ComparedRecord[], lang: Lang): string => {
  const name = rows[0] ? shortItemName(rows[0].name, lang) : ''
  const values = records.map((record, i) => {
    const row = rows[i]
    if (row?.reading.status !== 'read') return `${record.number} –`
    const norm = row.norm ? (lang === 'zh' ? `（参考 ${showNorm(row.norm)}）` : ` (norm ${showNorm(row.norm)})`) : ''
    return `${record.number} ${valueWords(row, record)}${norm}`
  })
  return `${lang === 'zh' ? `${name} 趋势图，记录号与值` : `Trend of ${name}, record and value`}: ${join(values, lang)}`
}
