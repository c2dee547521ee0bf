import { photoAlternative } from '../report/alternatives'
import { recordText } from '../report/date-text'
import { beside, factMarks } from '../report/facts'
import { filmPlate } from '../report/film-plate'
import { isFilmless } from '../report/filmless'
import { findingList } from '../report/finding-list'
import type { ReportInput } from '../report/input'
import { legendMarks, legendText, notesText } from '../report/legend'
import { tableStyle } from '../report/pages/analysis'
import { paginate } from '../report/paginate'
import { headBottom, inner } from '../report/paper'
import { compositeMarks, compositeRatio, hasPhotos } from '../report/photo-composite'
import { analysisText } from '../report/sentences'
import { byCategory, tableHead, tableRows } from '../report/table'
import { type Slide, slideBottom, slideOf } from './slide'
import { slideWords } from './words'

const top = headBottom + 26

/** The composite of the photos with a card naming the patient; no slide without photos. */
const photoSlides = (input: ReportInput): readonly Slide[] => {
  const { lang, patient, photos } = input
  const card = [patient.name, recordText(input), patient.ageText].filter(Boolean)
  const composite = { photos, card, theme: 'light', alternative: photoAlternative(input) } as const
  if (!hasPhotos(composite)) return []
  const width = Math.min(inner.width, (slideBottom - top) / compositeRatio(composite))
  const at = { x: inner.left + (inner.width - width) / 2, y: top, width }
  return [slideOf({ title: slideWords.photos[lang], subtitle: recordText(input) }, compositeMarks(composite, at), input)]
}

/** The film with its tracing; beside it the patient, the date, the summary of the analysis and the meaning of the signs. */
const filmSlide = (input: ReportInput): Slide => {
  const { lang } = input
  const facts = factMarks(input, top + 20, false)
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom: slideBottom })
  const notes = [legendText(input), notesText(input)].join('\n')
  return slideOf(
    { title: slideWords.tracing[lang], subtitle: recordText(input), notes },
    [
      ...filmPlate(input, { x: inner.left, y: top, width: beside.left - inner.left - 40, height: slideBottom - top }),
      ...facts.marks,
      ...findingList(input, facts.bottom + 36, legend.top - 12),
      ...legend.marks,
    ],
    input,
  )
}

const [rowsTop, rowHeight, headAt] = [headBottom + 76, 58, headBottom + 45] as const
const mostRows = Math.floor((slideBottom - rowsTop) / rowHeight)

/** Every row of the analysis, as many as fit on a slide. */
const tableSlides = (input: ReportInput): readonly Slide[] => {
  const rows = byCategory(input.evaluation.rows)
  const style = tableStyle(input, rows, rowHeight)
  const head = {
    title: slideWords.values[input.lang],
    subtitle: recordText(input),
    right: [input.patient.name, analysisText(input)].join(' · '),
    notes: [legendText(input), notesText(input)].join('\n'),
  }
  return paginate(rows, mostRows, mostRows).map(({ rows: share }) =>
    slideOf(head, [...tableHead(style, headAt), ...tableRows(share, rowsTop, style)], input),
  )
}

/** The slides of one record. */
export const recordSlides = (input: ReportInput): readonly Slide[] => [
  ...photoSlides(input),
  ...(isFilmless(input) ? [] : [filmSlide(input), ...(input.evaluation.rows.length > 0 ? tableSlides(input) : [])]),
]
