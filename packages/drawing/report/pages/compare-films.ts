import { registrations } from '@sella/ceph/superimpose/registrations'
import { inPairs } from '@sella/ceph/superimpose/scheme'
import type { GroupMark, Mark, Scene } from '../../scene/scene'
import { allParts, overlapCanvas } from '../../tracing/overlap-parts'
import { overlapScene } from '../../tracing/overlap-scene'
import { isMeasuredScale } from '../../tracing/value-text'
import { compareWords } from '../compare-words'
import type { ComparedRecord, Comparison, OverlapPicture } from '../comparison'
import { recordText } from '../date-text'
import { filmPlate } from '../film-plate'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { paragraph, text } from '../type'

/** Specification section 2: the films of two records on a page, each 858 x 990. */
const plate = { x: inner.left, width: 858, height: 990 } as const
const top = headBottom + 40
const pitch = plate.height + 76
const side = { left: 948, width: inner.right - 948 } as const
/** Page units of a screen pixel in the small pictures. */
const pixel = 1.82

const dot = (x: number, y: number, colour: string): Mark => ({ mark: 'dot', at: { x, y }, radius: 9, fill: colour })

const filmMarks = ({ input, colour }: ComparedRecord, y: number): readonly Mark[] => {
  const under = y + plate.height + 32
  return [
    ...filmPlate(input, { ...plate, y }),
    dot(plate.x + 10, under, colour),
    text(recordText(input), plate.x + 32, under, { size: sizes.body, weight: 600, most: 480 }),
    text(input.patient.ageText, plate.x + plate.width, under, { size: sizes.small, colour: greys.quiet, align: 'end' }),
  ]
}

const legend = (records: readonly ComparedRecord[], y: number, lang: ReportInput['lang']): readonly Mark[] =>
  records.flatMap((record, i): readonly Mark[] => {
    const [x, line] = [side.left + (i % 2) * (side.width / 2), y + Math.floor(i / 2) * 38]
    const mark = isMeasuredScale(record.input.evaluation.calibration) ? '' : '≈ '
    const words = `${mark}${recordText(record.input)}${i === 0 ? ` · ${compareWords.reference[lang]}` : ''}`
    return [dot(x + 10, line, record.colour), text(words, x + 32, line, { size: sizes.caption, most: side.width / 2 - 40 })]
  })

const heights = (pictures: readonly OverlapPicture[]): number =>
  pictures.reduce((sum, { method }) => sum + overlapCanvas[method].height, 0)

const titleRoom = 86

const pictureMarks = (picture: OverlapPicture, y: number, scale: number, input: ReportInput): readonly Mark[] => {
  const { width, height } = overlapCanvas[picture.method]
  const row = registrations[picture.method]
  const at = { x: side.left, y: y + titleRoom }
  const unit = pixel / scale
  const scene = overlapScene({ ...picture, parts: allParts, estimatedOutlines: input.estimatedOutlines, pixel: unit })
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, at.x, at.y],
    pixel: unit,
    clip: { x: 0, y: 0, width, height },
    marks: scene.layers.flatMap(layer => layer.marks),
  }
  const most = side.width
  return [
    text(row.title[input.lang], at.x, y + 22, { size: sizes.body, weight: 600, most }),
    text(row.shows[input.lang], at.x, y + 58, { size: sizes.small, colour: greys.quiet, most }),
    {
      mark: 'box',
      ...at,
      width: width * scale,
      height: height * scale,
      fill: greys.white,
      stroke: { colour: greys.hairline, width: 2 },
    },
    group,
  ]
}

/** The pictures of the scheme under each other, as large as the column allows, and what holds for all. */
const sideMarks = (comparison: Comparison, bottom: number): readonly Mark[] => {
  const { records, pictures } = comparison
  const [first] = records
  if (!first) return []
  const { input } = first
  const { lang } = input
  const from = top + 24 + Math.ceil(records.length / 2) * 38 + 14
  const approximate = records.some(record => !isMeasuredScale(record.input.evaluation.calibration))
  const words = [compareWords.rigid[lang], ...(approximate ? [compareWords.assumed[lang]] : [])].join(lang === 'zh' ? '' : ' ')
  const note = { size: sizes.smallest, colour: greys.faint, leading: 30, most: side.width }
  if (pictures.length === 0)
    return [...legend(records, top + 14, lang), ...paragraph(compareWords.noPictures[lang], side.left, from + 40, note).marks]
  const room = bottom - 80 - from - pictures.length * (titleRoom + 30)
  const widest = Math.max(...pictures.map(({ method }) => overlapCanvas[method].width))
  const scale = Math.min(side.width / widest, room / heights(pictures))
  let y = from
  const drawn = pictures.flatMap(picture => {
    const at = y
    y += titleRoom + overlapCanvas[picture.method].height * scale + 30
    return pictureMarks(picture, at, scale, input)
  })
  return [...legend(records, top + 14, lang), ...drawn, ...paragraph(words, side.left, y + 8, note).marks]
}

/** On a page only its own pair is laid on the reference, so that two stay legible among many; two or three records stand together. */
const pairOf = (comparison: Comparison, pair: readonly ComparedRecord[]): Comparison => {
  const [reference] = comparison.records
  if (comparison.records.length <= 3 || !reference) return comparison
  const uuids = new Set([reference.uuid, ...pair.map(record => record.uuid)])
  return {
    ...comparison,
    records: comparison.records.filter(record => uuids.has(record.uuid)),
    pictures: comparison.pictures.map(picture => ({ ...picture, records: picture.records.filter(({ id }) => uuids.has(id)) })),
  }
}

/** The films of a scheme two on a page, beside them the superimposition; the first page carries the scheme's name. */
export const compareFilmPages = (comparison: Comparison): readonly Scene[] =>
  inPairs(comparison.records).map((pair, i) => {
    const [{ input }] = pair
    const { lang } = input
    const bottom = top + pitch + plate.height
    const title = i === 0 ? comparison.name : compareWords.overlap[lang]
    const subtitle = i === 0 ? compareWords.overlap[lang] : comparison.name
    return pageOf([
      ...headMarks({ title, subtitle, right: input.patient.name }),
      ...pair.flatMap((record, at) => filmMarks(record, top + at * pitch)),
      ...sideMarks(pairOf(comparison, pair), bottom),
    ])
  })
