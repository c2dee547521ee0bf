import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import type { Mark, Scene } from '../../scene/scene'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { rowHeight } from '../paginate'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { byCategory, tableHead, tableRows } from '../table'
import { fitsOneLine } from '../table-row'
import type { TableStyle } from '../table-style'
import { paragraph } from '../type'
import type { FrontalPaper } from './reading'

const analysis = frontalAnalyses.find(({ name }) => name === 'Ricketts frontal')

/** Ricketts' items for the patient on the day of the record; null where no norm judges a value: before the age of nine, or without points. */
function judged({ patient, record }: ReportInput, { tracing }: FrontalPaper): Evaluation | null {
  if (!analysis) return null
  const evaluation = judgeFrontal({
    ...{ tracing, analysis, patient: { birthday: patient.birthday || null, sex: patient.sex } },
    record: { createday: record.date, ageGroup: null },
  })
  return evaluation.rows.some(({ norm, reading }) => norm && reading.status === 'read') ? evaluation : null
}

/** What must be known of norms from memory, and of this film. */
const cautions = ({ lang }: ReportInput, { reading }: FrontalPaper, top: number): readonly Mark[] => {
  const words = [
    frontalCautions.norms,
    frontalCautions.enlargement,
    ...(reading.turn?.turned ? [frontalCautions.turnedHead] : []),
    ...sideCautions(reading.sides),
    frontalCautions.always,
  ]
  const text = words.map(each => each[lang]).join(lang === 'zh' ? '' : ' ')
  return paragraph(text, inner.left, top, { size: sizes.smallest, colour: greys.faint, leading: 29, maxWidth: inner.width }).marks
}

/** The frontal film against Ricketts' norms by age, every value with what its norm is worth. */
export function frontalNormsPage(input: ReportInput, paper: FrontalPaper): readonly Scene[] {
  const { lang, patient, record } = input
  const evaluation = judged(input, paper)
  if (!analysis || !evaluation) return []
  const rows = byCategory(evaluation.rows)
  const set = { lang, rowHeight, guessed: new Set<string>() }
  const stacked = rows.some(row => !fitsOneLine(row, set))
  const style: TableStyle = { ...set, calibration: evaluation.calibration, stacked }
  const right = [patient.name, record.date.replaceAll('-', '.'), analysis.title[lang]].join(' · ')
  const top = headBottom + 76
  return [
    pageOf([
      ...headMarks({ title: sectionNames.frontal[lang], subtitle: '', right }),
      ...tableHead(style, headBottom + 45),
      ...tableRows(rows, top, style),
      ...cautions(input, paper, top + rows.length * rowHeight + 36),
    ]),
  ]
}
