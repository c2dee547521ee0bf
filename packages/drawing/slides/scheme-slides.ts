import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import { linesOf } from '@sella/ceph/superimpose/scheme'
import { auditCells, auditHeight } from '../report/compare-audit'
import { factsText, notesText } from '../report/compare-notes'
import { schemeScaleTexts } from '../report/compare-scales'
import { compareWords } from '../report/compare-words'
import type { Comparison } from '../report/comparison'
import type { ReportInput } from '../report/input'
import { sharedReference, undrawnMarks } from '../report/pages/compare-films'
import { type Area, pictureMarks, titleRoom } from '../report/pages/registered-picture'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { legend } from '../report/record-legend'
import type { OverlapPicture } from '../report/registered-scheme'
import { errorsText } from '../report/result/errors-text'
import { movesMarks, movesShares } from '../report/result/moves-table'
import { factParagraph, paragraph } from '../report/type'
import type { Mark } from '../scene/scene'
import { overlapCanvas } from '../tracing/overlap-parts'
import { changeSlides } from './change-slides'
import { methodMoves } from './method-moves'
import { resultSlides } from './result-slide'
import { type Slide, slideBottom, slideOf } from './slide'
import { trendSlides } from './trend-slide'
import { slideWords } from './words'

const top = headBottom + 36
/** Minimum width of the column of text beside a large picture. */
const narrowest = 640
const gap = 40
/** A picture gives up at most this fraction of its largest size to make room for the column beside it. */
const given = 0.08

/** Notes that apply to all pictures, except the ratio of the paper, which a slide does not have. */
const slideNotes = (of: Comparison, lang: ReportInput['lang']): string => notesText({ ...of, pictures: [] }, lang)

/** The largest scale that width and height allow, with the title above and the audit below. */
const scaleIn = ({ overlay }: OverlapPicture, of: Comparison, { width, height }: { width: number; height: number }): number => {
  const canvas = overlapCanvas[overlay.method]
  const lang = of.records[0]?.input.lang ?? 'zh'
  return Math.min(width / canvas.width, (height - titleRoom - auditHeight(auditCells(overlay, of, lang), width)) / canvas.height)
}

/** Maximum height of the list of records. */
const legendRoom = 320

/** The list of records, the months between them, any doubted scale, and how far the landmarks moved in this picture. */
const besideMarks = (of: Comparison, method: RegistrationName, side: Area, lang: ReportInput['lang']): readonly Mark[] => {
  const { records } = of
  const reference = sharedReference({ pictures: of.pictures.filter(({ overlay }) => overlay.method === method) })
  const leading = Math.min(40, legendRoom / records.length)
  const list = records.flatMap((record, i) =>
    legend([record], { reference, kinds: linesOf(of.scheme).kinds }, side, side.top + 20 + i * leading),
  )
  const y = side.top + 40 + records.length * leading
  const set = { size: sizes.small, colour: greys.text, leading: 34, maxWidth: side.width } as const
  const facts = factParagraph(factsText(of, lang), side.left, y, set)
  const warning = paragraph(schemeScaleTexts(of, lang).join(' '), side.left, facts.next + 12, { ...set, weight: 600 })
  return [...list, ...facts.marks, ...warning.marks, ...methodMoves(of, method, { ...side, top: warning.next + 16 })]
}

/** Width of the column beside a picture: a tall picture leaves it the width that it cannot use itself. */
const sideWidthOf = (picture: OverlapPicture, of: Comparison): number => {
  const height = slideBottom - top
  const scaleBeside = (side: number) => scaleIn(picture, of, { width: inner.width - side - gap, height })
  const least = scaleBeside(narrowest) * (1 - given)
  let side = narrowest
  while (scaleBeside(side + 20) >= least) side += 20
  return side
}

/** One registration on a slide of its own. */
const pictureSlide = (picture: OverlapPicture, of: Comparison, input: ReportInput): Slide => {
  const { lang } = input
  const sideWidth = sideWidthOf(picture, of)
  const left: Area = { left: inner.left, width: sideWidth, top }
  const width = inner.width - sideWidth - gap
  const side: Area = { left: inner.left + sideWidth + gap, width, top }
  const scale = scaleIn(picture, of, { width, height: slideBottom - top })
  return slideOf(
    {
      title: registrations[picture.overlay.method].title[lang],
      subtitle: of.name,
      notes: slideNotes(of, lang),
    },
    [
      ...besideMarks(of, picture.overlay.method, left, lang),
      ...pictureMarks(picture, { side, y: top, scale, isSlide: true }, of, input),
    ],
    input,
  )
}

/** Why nothing could be superimposed. */
const undrawnSlide = (of: Comparison, input: ReportInput): Slide => {
  const area: Area = { left: inner.left, width: inner.width, top }
  const { marks } = undrawnMarks(of, area, top + 20, input.lang)
  return slideOf({ title: compareWords.overlap[input.lang], subtitle: of.name, notes: slideNotes(of, input.lang) }, marks, input)
}

/** How far the landmarks moved, on as many slides as the rows need. */
const moveSlides = (of: Comparison, input: ReportInput): readonly Slide[] => {
  const whose = errorsText(of.records, input.lang)
  const shares = movesShares(of, slideBottom + 20 - top, whose)
  const title = slideWords.moves[input.lang]
  return shares.map((share, i) => {
    const part = shares.length > 1 ? ` · ${i + 1} / ${shares.length}` : ''
    const head = { title, subtitle: `${of.name}${part}`, notes: slideNotes(of, input.lang) }
    return slideOf(head, movesMarks(of, top, { share, whose }), input)
  })
}

/**
 * The slides of a scheme: each registration, the changes of the values and their trend, the displacements of the landmarks, and a
 * summary in plain words. `valued`: false where an earlier scheme of the same records has the values and their trend.
 */
export const schemeSlides = (of: Comparison, valued = true): readonly Slide[] => {
  const input = of.records[0]?.input
  if (!input) return []
  const drawn = of.pictures.map(picture => pictureSlide(picture, of, input))
  return [
    ...(drawn.length > 0 ? drawn : [undrawnSlide(of, input)]),
    ...(of.records.length > 1
      ? [...(valued ? [...changeSlides(of), ...trendSlides(of)] : []), ...moveSlides(of, input), ...resultSlides(of, input)]
      : []),
  ]
}
