import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { dottedDate } from '../report/date-text'
import { sectionNames } from '../report/design'
import { beside, factMarks } from '../report/facts'
import { filmPlate } from '../report/film-plate'
import { frontalCautionMarks, frontalCautionsOf, frontalFindingMarks } from '../report/frontal/side-column'
import { sidesPart, valuesPart } from '../report/frontal/tables'
import type { ReportInput } from '../report/input'
import { asFrontalFilm, frontalLook } from '../report/pages/frontal'
import { headBottom, inner } from '../report/paper'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const top = headBottom + 26

/**
 * The frontal film with its lines and findings, both sides compared with every caution, then cants, midlines, widths and
 * proportions: the parts of its page. Empty without points.
 */
export const frontalSlides = (input: ReportInput): readonly Slide[] => {
  const { frontal, lang, record } = input
  if (!frontal) return []
  const film = asFrontalFilm(input, frontal)
  const facts = factMarks(film, top + 20, false)
  const findings = frontalFindingMarks(frontal, facts.bottom + 46, lang)
  const [sides, values] = [sidesPart(frontal, headBottom + 40, lang), valuesPart(frontal, headBottom + 40, lang)]
  const picture = { x: inner.left, y: top, width: beside.left - inner.left - 40, height: slideBottom - top }
  const column = { x: beside.left, y: findings.next + 20, maxWidth: beside.right - beside.left }
  const across = (y: number) => ({ x: inner.left, y, maxWidth: inner.width })
  const notes = frontalCautionsOf(frontal)
    .map(each => each[lang])
    .join('\n')
  const slides: readonly (readonly Mark[])[] = [
    [
      ...filmPlate(film, picture, frontalLook),
      ...[...facts.marks, ...findings.marks],
      ...frontalCautionMarks([frontalCautions.always], column, lang),
    ],
    [...sides.marks, ...frontalCautionMarks(frontalCautionsOf(frontal), across(sides.next + 20), lang)],
    [...values.marks, ...frontalCautionMarks([frontalCautions.always], across(values.next + 20), lang)],
  ]
  const head = { title: sectionNames.frontal[lang], subtitle: dottedDate(record.date), notes }
  return slides.map(marks => slideOf(head, marks, input))
}
