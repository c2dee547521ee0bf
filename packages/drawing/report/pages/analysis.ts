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
import { normColumns } from '../table-columns'
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
  const set = { lang, rowHeight: height, guessed: guessedItems(input), norms: normColumns(rows) }
  const stacked = height >= 60 && rows.some(row => !fitsOneLine(row, set))
  return { ...set, calibration: evaluation.calibration, stacked }
}

/** A later page has no facts of its own: its head identifies the record. */
export const analysisHead = ({ lang, analysis, patient, record }: ReportInput, further = false): readonly Mark[] =>
  headMarks({
    title: reportWords.analysisTitle[lang],
    subtitle: further ? '' : reportWords.analysisSubtitle[lang],
    right: [...(further ? [patient.name, recordText({ lang, record })] : []), analysis.title[lang]].filter(Boolean).join(' · '),
  })

interface UpperHalf {
  /** Adds case and doctor. */
  readonly full: boolean
  /** Adds the values beside the film. */
  readonly values: boolean
  /** How much taller than usual the film is. */
  readonly taller: number
}

/** Film, facts, findings and legend above the table. */
export const upperHalf = (input: ReportInput, { full, values, taller }: UpperHalf): readonly Mark[] => {
  const facts = factMarks(input, 216, full)
  const box = { ...filmBox, height: filmBox.height + taller }
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom: box.y + box.height })
  return [
    ...filmPlate(input, box, { ...filmLook, values }),
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

/** Between the last row and the first line of the notes. */
const aboveNotes = 36

/** The notes below the rows of a page; null if they do not fit. */
const notesUnder = (input: ReportInput, rows: number, page: number): readonly Mark[] | null =>
  notes(input, (page === 0 ? firstTable : laterTable).rows + rows * rowHeight + aboveNotes, bottom)

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

interface TableLayout {
  /** Most rows under the film; as usual if left out. */
  readonly first?: number
  /** How much taller than usual the film is, where all rows stand under it. */
  readonly taller?: number
}

/** 15 rows under the film or as many as given, 28 on each later page; no row is omitted. */
const tablePages = (input: ReportInput, values: boolean, { first, taller = 0 }: TableLayout): readonly Scene[] => {
  const rows = byCategory(input.evaluation.rows)
  const style = tableStyle(input, rows, rowHeight)
  const under = { head: firstTable.head + taller, rows: firstTable.rows + taller }
  return roomForNotes(input, paginate(rows, first)).map(({ rows: share, mark }, i) => {
    const at = i === 0 ? under : laterTable
    const table = [...analysisHead(input, i > 0), ...tableHead(style, at.head), ...tableRows(share, at.rows, style)]
    const upper = i === 0 ? upperHalf(input, { full: false, values, taller }) : []
    const last = mark === 'done' ? notes(input, at.rows + share.length * rowHeight + aboveNotes, bottom) : null
    return pageOf([...upper, ...table, ...(last ?? [])])
  })
}

const analysisBy = (input: ReportInput, layout: TableLayout = {}): readonly Scene[] => {
  const inMargin = filmValuePages(input, analysisHead(input, true))
  const [above, ...rest] = tablePages(input, inMargin.length === 0, layout)
  return above ? [above, ...inMargin, ...rest] : []
}

/** The analysis in full: its table, and after the first page the film between two margins if its values do not fit in one. */
export const analysisPages = (input: ReportInput): readonly Scene[] => analysisBy(input)

/** So few rows do not reach the middle of the page under a film of the usual height. */
const fewRows = 2

/** The same with fewer rows under the film, where only a few would be left for a second page; over very few a taller film. */
export const halfFullAnalysisPages = (input: ReportInput): readonly Scene[] => {
  const { length } = input.evaluation.rows
  return analysisBy(input, length <= fewRows ? { taller: 160 } : { first: halfFullFirst(length) })
}
