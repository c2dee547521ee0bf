import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark, Scene } from '../../scene/scene'
import { recordText } from '../date-text'
import { beside, factMarks } from '../facts'
import { filmLook, filmPlate } from '../film-plate'
import { filmValuePages } from '../film-values'
import { findingList } from '../finding-list'
import { headMarks } from '../frame'
import { guessedItems } from '../guessed'
import type { ReportInput } from '../input'
import { legendMarks, notesText } from '../legend'
import { halfFullFirst, halfPageRows, type PageRows, paginate, rowHeight } from '../paginate'
import { filmBox, footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { byCategory, tableHead, tableRows } from '../table'
import { fitsOneLine } from '../table-row'
import type { TableStyle } from '../table-style'
import { paragraph } from '../type'
import { reportWords } from '../words'

/**
 * Middle of the column heads and top of the rows on the first page; on later pages the column heads are below the page's head.
 */
export const firstTable = { head: 1093, rows: 1124 } as const
const laterTable = { head: headBottom + 45, rows: headBottom + 76 } as const
const bottom = paper.height - footHeight

/** Layout of the rows: all meanings beside their names, or all below them. */
export const tableStyle = (input: ReportInput, rows: readonly EvaluationRow[], height: number): TableStyle => {
  const { lang, evaluation } = input
  const guessed = guessedItems(input)
  const stacked = height >= 60 && rows.some(row => !fitsOneLine(row, { lang, rowHeight: height, guessed }))
  return { lang, calibration: evaluation.calibration, rowHeight: height, stacked, guessed }
}

/** A later page has no facts of its own: its head identifies the record. */
export const analysisHead = ({ lang, analysis, patient, record }: ReportInput, further = false): readonly Mark[] =>
  headMarks({
    title: reportWords.analysisTitle[lang],
    subtitle: further ? '' : reportWords.analysisSubtitle[lang],
    right: [...(further ? [patient.name, recordText({ lang, record })] : []), analysis.title[lang]].filter(Boolean).join(' · '),
  })

/** Film, facts, findings and legend above the table. `full` adds case and doctor; `values` adds the values beside the film. */
export const upperHalf = (input: ReportInput, full: boolean, values = true): readonly Mark[] => {
  const facts = factMarks(input, 216, full)
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom: filmBox.y + filmBox.height })
  return [
    ...filmPlate(input, filmBox, { ...filmLook, values }),
    ...facts.marks,
    ...findingList(input, facts.bottom + 46, legend.top - 12),
    ...legend.marks,
  ]
}

export const noteLeading = 29

/** Sources and points below the last row, if there is room; otherwise null. */
export const notes = (input: ReportInput, top: number, limit: number): readonly Mark[] | null => {
  const { marks, next } = paragraph(notesText(input), inner.left, top, {
    size: sizes.smallest,
    colour: greys.faint,
    leading: noteLeading,
    maxWidth: inner.width,
  })
  return next - 14 <= limit ? marks : null
}

type Rows = PageRows<EvaluationRow>

/** The notes below the rows of a page; null if they do not fit. */
const notesUnder = (input: ReportInput, rows: number, page: number): readonly Mark[] | null =>
  notes(input, (page === 0 ? firstTable : laterTable).rows + rows * rowHeight + 36, bottom)

/** So many rows of the first page go to a second together with the notes. */
const withNotes = 3

/** Where the notes do not fit below the last rows, they take a few of the first page's rows along, or half of a later page's. */
const roomForNotes = (input: ReportInput, pages: readonly Rows[]): readonly Rows[] => {
  const last = pages.at(-1)
  if (!last || last.rows.length <= withNotes || notesUnder(input, last.rows.length, pages.length - 1)) return pages
  const staying = pages.length === 1 ? last.rows.length - withNotes : Math.max(halfPageRows, Math.ceil(last.rows.length / 2))
  const [before, after] = [last.rows.slice(0, staying), last.rows.slice(staying)]
  return [...pages.slice(0, -1), { rows: before, mark: 'new page' }, { rows: after, mark: 'done' }]
}

/** 15 rows under the film or as many as given, 28 on each later page; no row is omitted. */
const tablePages = (input: ReportInput, values: boolean, first?: number): readonly Scene[] => {
  const rows = byCategory(input.evaluation.rows)
  const style = tableStyle(input, rows, rowHeight)
  return roomForNotes(input, paginate(rows, first)).map(({ rows: share, mark }, i) => {
    const at = i === 0 ? firstTable : laterTable
    const table = [...analysisHead(input, i > 0), ...tableHead(style, at.head), ...tableRows(share, at.rows, style)]
    const upper = i === 0 ? upperHalf(input, false, values) : []
    return pageOf([...upper, ...table, ...((mark === 'done' && notesUnder(input, share.length, i)) || [])])
  })
}

const analysisBy = (input: ReportInput, first?: number): readonly Scene[] => {
  const inMargin = filmValuePages(input, analysisHead(input, true))
  const [above, ...rest] = tablePages(input, inMargin.length === 0, first)
  return above ? [above, ...inMargin, ...rest] : []
}

/** The analysis in full: its table, and after the first page the film between two margins if its values do not fit in one. */
export const analysisPages = (input: ReportInput): readonly Scene[] => analysisBy(input)

/** The same with fewer rows under the film, where only a few would be left for a second page. */
export const halfFullAnalysisPages = (input: ReportInput): readonly Scene[] =>
  analysisBy(input, halfFullFirst(input.evaluation.rows.length))
