import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { frontalNormNote } from '@sella/ceph/frontal/judging-norm'
import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import type { Words } from '@sella/ceph/words'
import type { Mark, Scene } from '../../scene/scene'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { halfPageRows, paginate, rowHeight } from '../paginate'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { byCategory, tableHead, tableRows } from '../table'
import { normColumns } from '../table-columns'
import { fitsOneLine } from '../table-row'
import type { TableStyle } from '../table-style'
import { paragraph } from '../type'
import type { FrontalPaper } from './reading'

const ricketts = frontalAnalyses.filter(({ name }) => name === 'Ricketts frontal')

/** The cautions below the last row need the room of three. */
const fullPageRows = 25
const roomOfRows = fullPageRows * rowHeight

interface JudgedFilm {
  readonly analysis: Analysis
  readonly evaluation: Evaluation
}

/** The film under an analysis for the patient on the day of the record, in the age group that the report judges by. */
const judged = ({ patient, record, subject }: ReportInput, { tracing, hers }: FrontalPaper, analysis: Analysis): JudgedFilm => ({
  analysis,
  evaluation: judgeFrontal({
    ...{ tracing, analysis, overrides: hers.overrides, patient: { birthday: patient.birthday || null, sex: patient.sex } },
    record: { createday: record.date, ageGroup: subject.by === 'choice' ? subject.dentition : null },
  }),
})

/** Ricketts' norms judge nothing before the age of nine; the doctor's own analysis is worth its page with its values alone. */
const hasPage = ({ analysis: { creator }, evaluation: { rows } }: JudgedFilm): boolean =>
  rows.some(({ norm, reading }) => reading.status === 'read' && (norm !== null || creator === 'user'))

/** By whose norms the page judges; Ricketts' are by years. */
const judgedBy = ({ subject }: ReportInput, { analysis, evaluation }: JudgedFilm): readonly Words[] => {
  if (analysis.creator === 'System' || evaluation.rows.every(({ norm }) => norm === null)) return []
  const { zh, en } = judgedByWords(analysis, subject, evaluation.rows)
  return [{ zh: `参考值：${zh}。`, en: `Norms: ${en}.` }]
}

/** Whose norms judge, what these are worth, and what must be known of this film. */
const cautions = (input: ReportInput, { reading }: FrontalPaper, film: JudgedFilm, top: number): readonly Mark[] => {
  const { lang } = input
  const note = frontalNormNote(film.analysis, film.evaluation.rows)
  const words = [
    ...judgedBy(input, film),
    ...(note ? [note] : []),
    frontalCautions.enlargement,
    ...(reading.turn?.turned ? [frontalCautions.turnedHead] : []),
    ...sideCautions(reading.sides),
    frontalCautions.always,
  ]
  const text = words.map(each => each[lang]).join(lang === 'zh' ? '' : ' ')
  return paragraph(text, inner.left, top, { size: sizes.smallest, colour: greys.faint, leading: 29, maxWidth: inner.width }).marks
}

/** Rows that on one page, or on each of two, do not fill half of it. */
const areFew = (rows: number): boolean => rows < halfPageRows || (rows > fullPageRows && rows < 2 * halfPageRows)

/** The pages of one analysis, every value with what its norm is worth; `few`: the height of rows that are few. */
const pagesOf = (input: ReportInput, paper: FrontalPaper, film: JudgedFilm, few: number): readonly Scene[] => {
  const { lang, patient, record } = input
  const { analysis, evaluation } = film
  const rows = byCategory(evaluation.rows)
  const height = areFew(rows.length) ? few : rowHeight
  const set = { lang, rowHeight: height, guessed: new Set<string>(), norms: normColumns(rows) }
  const stacked = rows.some(row => !fitsOneLine(row, set))
  const style: TableStyle = { ...set, calibration: evaluation.calibration, stacked }
  const right = [patient.name, record.date.replaceAll('-', '.'), analysis.title[lang]].join(' · ')
  const top = headBottom + 76
  const each = Math.ceil(rows.length / Math.ceil((rows.length * height) / roomOfRows))
  return paginate(rows, each, each).map(({ rows: share, mark }) =>
    pageOf([
      ...headMarks({ title: sectionNames.frontal[lang], subtitle: '', right }),
      ...tableHead(style, headBottom + 45),
      ...tableRows(share, top, style),
      ...(mark === 'done' ? cautions(input, paper, film, top + share.length * height + 36) : []),
    ]),
  )
}

/**
 * The frontal film against Ricketts' norms by age, then under each of the doctor's own analyses by her norms. `few`: the height of
 * rows that are few.
 */
export const frontalNormsPages = (input: ReportInput, paper: FrontalPaper, few: number): readonly Scene[] =>
  [...ricketts, ...paper.hers.analyses]
    .map(analysis => judged(input, paper, analysis))
    .filter(hasPage)
    .flatMap(film => pagesOf(input, paper, film, few))
