import { registrations } from '@sella/ceph/superimpose/registrations'
import { linesOf } from '@sella/ceph/superimpose/scheme'
import { auditCells, auditHeight } from '../report/compare-audit'
import { factsText, notesText } from '../report/compare-notes'
import { scaleTexts } from '../report/compare-scales'
import { compareWords } from '../report/compare-words'
import type { Comparison } from '../report/comparison'
import type { ReportInput } from '../report/input'
import type { OverlapPicture } from '../report/laid-scheme'
import { compareAnalysisPages } from '../report/pages/compare-analysis'
import { type Area, pictureMarks, titleRoom, undrawnMarks } from '../report/pages/compare-films'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { legend } from '../report/record-legend'
import { movesMarks, movesShares } from '../report/result/moves-table'
import { paragraph } from '../report/type'
import type { Mark } from '../scene/scene'
import { overlapCanvas } from '../tracing/overlap-parts'
import { resultSlides } from './result-slide'
import { type Slide, slideBottom, slideFrom, slideOf } from './slide'
import { slideWords } from './words'

const top = headBottom + 36
/** The column of what is said beside a large picture. */
const sideWidth = 520
const gap = 40

/** What holds for all pictures but the ratio of the paper, which a slide has not. */
const slideNotes = (of: Comparison, lang: ReportInput['lang']): string => notesText({ ...of, pictures: [] }, lang)

/** As large as width and height let it be, with title above and audit below. */
const scaleIn = ({ overlay }: OverlapPicture, of: Comparison, { width, height }: { width: number; height: number }): number => {
  const canvas = overlapCanvas[overlay.method]
  const lang = of.records[0]?.input.lang ?? 'zh'
  return Math.min(width / canvas.width, (height - titleRoom - auditHeight(auditCells(overlay, of, lang), width)) / canvas.height)
}

/** The records under each other, months, and whether a scale is doubted. */
const besideMarks = (of: Comparison, side: Area, lang: ReportInput['lang']): readonly Mark[] => {
  const { records, scales } = of
  const reference = of.pictures[0]?.records[0]?.id ?? null
  const list = records.flatMap((record, i) =>
    legend([record], { reference, kinds: linesOf(of.scheme).kinds }, { ...side, width: side.width * 2 }, side.top + 20 + i * 40),
  )
  const y = side.top + 40 + records.length * 40
  const set = { size: sizes.small, colour: greys.text, leading: 34, most: side.width } as const
  const facts = paragraph(factsText(of, lang), side.left, y, set)
  return [
    ...list,
    ...facts.marks,
    ...paragraph(scaleTexts(scales, lang).join(' '), side.left, facts.next + 12, { ...set, weight: 600 }).marks,
  ]
}

/** One registration on a slide of its own. */
const pictureSlide = (picture: OverlapPicture, of: Comparison, input: ReportInput): Slide => {
  const { lang } = input
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
    [...besideMarks(of, left, lang), ...pictureMarks(picture, { side, y: top, scale, isSlide: true }, of, input)],
    input,
  )
}

/** Why nothing could be laid on each other. */
const undrawnSlide = (of: Comparison, input: ReportInput): Slide => {
  const area: Area = { left: inner.left, width: inner.width, top }
  const { marks } = undrawnMarks(of, area, top + 20, input.lang)
  return slideOf({ title: compareWords.overlap[input.lang], subtitle: of.name, notes: slideNotes(of, input.lang) }, marks, input)
}

/** Rows of values beside each other, with room for what the signs mean. */
const valueRows = 7

const valueSlides = (of: Comparison, input: ReportInput): readonly Slide[] =>
  compareAnalysisPages(of, valueRows).map(page => slideFrom(page, compareWords.analysis[input.lang], input))

/** Where the landmarks went, on as many slides as their rows need. */
const moveSlides = (of: Comparison, input: ReportInput): readonly Slide[] => {
  const shares = movesShares(of, slideBottom + 20 - top)
  const title = slideWords.moves[input.lang]
  return shares.map((share, i) => {
    const part = shares.length > 1 ? ` · ${i + 1} / ${shares.length}` : ''
    return slideOf({ title, subtitle: `${of.name}${part}`, notes: slideNotes(of, input.lang) }, movesMarks(of, top, share), input)
  })
}

/** What a scheme says: each registration, the values beside each other, where the landmarks went, and that in plain words. */
export const schemeSlides = (of: Comparison): readonly Slide[] => {
  const input = of.records[0]?.input
  if (!input) return []
  const drawn = of.pictures.map(picture => pictureSlide(picture, of, input))
  return [
    ...(drawn.length > 0 ? drawn : [undrawnSlide(of, input)]),
    ...(of.records.length > 1 ? [...valueSlides(of, input), ...moveSlides(of, input), ...resultSlides(of, input)] : []),
  ]
}
