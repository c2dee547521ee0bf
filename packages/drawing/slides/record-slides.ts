import { photoAlternative } from '../report/alternatives'
import { recordText } from '../report/date-text'
import { beside, factMarks } from '../report/facts'
import { filmPlate } from '../report/film-plate'
import { isFilmless } from '../report/filmless'
import { findingList } from '../report/finding-list'
import type { ReportInput } from '../report/input'
import { filmPointsText, legendMarks, legendText, notesText } from '../report/legend'
import { tableStyle } from '../report/pages/analysis'
import { paginate } from '../report/paginate'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { compositeMarks, compositeRatio, hasPhotos } from '../report/photo-composite'
import { analysisText } from '../report/sentences'
import { byCategory, tableHead, tableRows } from '../report/table'
import { paragraph } from '../report/type'
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

/**
 * The film with its tracing; beside it the patient, the date, the summary of the analysis, the meaning of the signs and how many
 * points are unsure or were not seen.
 */
const filmSlide = (input: ReportInput): Slide => {
  const { lang } = input
  const facts = factMarks(input, top + 20, false)
  const signs = [legendText(input, 'film'), filmPointsText(input)].join(lang === 'zh' ? '' : ' ')
  const legend = legendMarks(input, { left: beside.left, width: beside.width, bottom: slideBottom }, signs)
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

const [rowsTop, headAt] = [headBottom + 76, headBottom + 45] as const
const rowHeights = { least: 52, usual: 58 } as const
/** Between the last row and the signs under it. */
const underRows = 30

/** Every row of the analysis above the meaning of the signs that stand there; lower rows where that saves a slide. */
const tableSlides = (input: ReportInput): readonly Slide[] => {
  const rows = byCategory(input.evaluation.rows)
  const set = { size: sizes.smallest, colour: greys.faint, leading: 26, maxWidth: inner.width } as const
  const signs = (y: number) => paragraph(legendText(input, 'table'), inner.left, y, set)
  const room = slideBottom - rowsTop - signs(underRows).next + set.leading - set.size / 2
  const perSlide = Math.ceil(rows.length / Math.ceil((rows.length * rowHeights.least) / room))
  const style = tableStyle(input, rows, Math.min(rowHeights.usual, room / perSlide))
  const head = {
    title: slideWords.values[input.lang],
    subtitle: recordText(input),
    right: [input.patient.name, analysisText(input)].join(' · '),
    notes: [legendText(input), notesText(input)].join('\n'),
  }
  return paginate(rows, perSlide, perSlide).map(({ rows: share }) => {
    const { marks } = signs(rowsTop + share.length * style.rowHeight + underRows)
    return slideOf(head, [...tableHead(style, headAt), ...tableRows(share, rowsTop, style), ...marks], input)
  })
}

/** The slides of one record. */
export const recordSlides = (input: ReportInput): readonly Slide[] => [
  ...photoSlides(input),
  ...(isFilmless(input) ? [] : [filmSlide(input), ...(input.evaluation.rows.length > 0 ? tableSlides(input) : [])]),
]
