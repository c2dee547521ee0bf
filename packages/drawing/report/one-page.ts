import type { Scene } from '../scene/scene'
import type { ReportDesign } from './design'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { abreast, inLang, languagesOf } from './languages'
import { letterheadMarks } from './letterhead'
import { analysisHead, firstTable, noteLeading, notes, tableStyle, upperHalf } from './pages/analysis'
import { paginate, rowHeight } from './paginate'
import { footHeight, headBottom, pageOf, paper } from './paper'
import { pagesSideBySide } from './side-by-side'
import { byCategory, tableHead, tableRows } from './table'

/**
 * Lower rows are unreadable in print; rows that do not fit at this height continue on another page. The longest built-in analysis
 * has 36.
 */
const lowestRow = 33.5

/** Gap between the last row and the first line of notes, and below the last line. */
const aboveNotes = 36

const sheets = (input: ReportInput): readonly Scene[] => {
  const rows = byCategory(input.evaluation.rows)
  const noteLines = notes(input, 0, Infinity)?.length ?? 0
  const bottom = paper.height - footHeight - aboveNotes - noteLines * noteLeading
  const room = bottom - firstTable.rows
  const height = Math.max(lowestRow, Math.min(rowHeight, room / Math.max(1, rows.length)))
  const style = tableStyle(input, rows, height)
  const later = { head: headBottom + 45, rows: headBottom + 76 }
  const shares = paginate(rows, Math.floor(room / height), Math.floor((bottom - later.rows) / height))
  return shares.map(({ rows: share }, i) => {
    const at = i === 0 ? firstTable : later
    const last = i === shares.length - 1
    const under = last ? (notes(input, at.rows + share.length * height + aboveNotes, Infinity) ?? []) : []
    return pageOf([
      ...letterheadMarks(input),
      ...analysisHead(input, i > 0),
      ...(i === 0 ? upperHalf(input, { full: true, values: true, taller: 0 }) : []),
      ...tableHead(style, at.head),
      ...tableRows(share, at.rows, style),
      ...under,
      ...footMarks(input, { number: i + 1, of: shares.length }, [input]),
    ])
  })
}

type Languages = Pick<ReportDesign, 'both' | 'sideBySide' | 'paper'>

const oneLanguage: Languages = { both: false, sideBySide: false, paper: 'A4' }

/**
 * Film, tracing, findings and the whole table on one A4 page; row height decreases with the number of rows. An analysis of more
 * than about 36 items continues on further pages, since no row may be omitted.
 */
export const onePage = (input: ReportInput, { both, sideBySide, paper: on }: Languages = oneLanguage): readonly Scene[] => {
  const languages = languagesOf(input.lang, both)
  const pages = abreast(languages.map(lang => sheets(inLang(input, lang)).map(page => ({ page, lang }))))
  if (both && sideBySide) return pages.map(halves => pagesSideBySide(halves, on))
  return pages.flatMap(halves => halves.flatMap(half => half?.page ?? []))
}
