import type { Words } from '@sella/ceph/words'
import type { Matrix } from '../scene/matrix'
import type { BoxMark, GroupMark, Mark } from '../scene/scene'
import { defaultColours } from '../tracing/colours'
import { filmSheet } from '../tracing/film-sheet'
import type { ImageSheet } from '../tracing/sheet'
import { defaultShow } from '../tracing/show'
import { tracingScene } from '../tracing/tracing-scene'
import { plateAlternative } from './alternatives'
import type { PlateBox } from './face-crop'
import { greys } from './paper'
import { type Plate, type PlateCut, plateCut } from './plate-cut'
import { figure } from './type'
import { marginMarks, marginWidth, mostBeside, type Side, valuesBeside } from './value-margin'

/** Page units per screen pixel: the picture appears as if about half as large on a screen. */
const unitsPerPixel = 1.82

interface PlateLook {
  /** What kind of picture it is. */
  readonly kind: Words
  readonly sheet: ImageSheet
  /** Background beyond the edges of the picture. */
  readonly ground: string
  /** False: neither values beside the picture nor their lines on it. */
  readonly values: boolean
  /** Minimum width of the margin for the values, page units, so that films side by side have the same size. */
  readonly margin?: number
}

/** A film ends in black, like its own edges. */
export const filmLook: PlateLook = {
  kind: { zh: '侧位片', en: 'Lateral film' },
  sheet: filmSheet,
  ground: '#000000',
  values: true,
}

const tracingMarks = (input: Plate, { film, crop, scale }: PlateCut, look: PlateLook, mostLabels: number): readonly Mark[] => {
  const { evaluation, tracing, analysis, lang, estimatedOutlines } = input
  const pixel = unitsPerPixel / scale
  const edge = 4 * pixel
  const view = { left: crop.x + edge, top: crop.y + edge, right: crop.x + crop.width - edge, bottom: crop.y + crop.height - edge }
  const show = { ...defaultShow, uncertainty: false, ruler: false, results: look.values }
  const theme = input.film ? 'dark' : 'light'
  const colours = input.colours ?? defaultColours
  const common = { ...film, sheet: look.sheet, evaluation, tracing, analysis, lang, estimatedOutlines }
  const beside = { mostLabels, valuesBeside: true } as const
  return tracingScene({ ...common, ...beside, show, theme, colours, pixel, view }).layers.flatMap(layer => layer.marks)
}

const pictureMarks = (input: Plate, box: PlateBox, cut: PlateCut, look: PlateLook, mostLabels: number): readonly Mark[] => {
  const { film, crop, scale } = cut
  const matrix: Matrix = [scale, 0, 0, scale, box.x - crop.x * scale, box.y - crop.y * scale]
  const picture: readonly Mark[] = input.film
    ? [{ mark: 'picture', href: input.film.href, x: 0, y: 0, width: film.width, height: film.height }]
    : []
  const ground: BoxMark = input.film
    ? { mark: 'box', ...box, fill: look.ground }
    : { mark: 'box', ...box, fill: greys.white, stroke: { colour: greys.hairline, width: 2 } }
  const group: GroupMark = {
    ...{ mark: 'group', matrix, pixel: unitsPerPixel / scale, clip: crop },
    marks: [...picture, ...tracingMarks(input, cut, look, mostLabels)],
  }
  return figure(plateAlternative(input, look.kind), [ground, group])
}

/** The rest of the box without the margin in front of the face. */
const besideMargin = (box: PlateBox, margin: number, side: Side): PlateBox => ({
  ...box,
  x: side === 'left' ? box.x + margin : box.x,
  width: box.width - margin,
})

/**
 * The film cropped to the face with the tracing over it and no text on it, as wide as the box; without a film the tracing on
 * white.
 */
export const barePlate = (input: Plate, box: PlateBox, look: PlateLook = filmLook, mostLines = Number.POSITIVE_INFINITY) =>
  pictureMarks(input, box, plateCut(input, box, look.sheet), look, mostLines)

/** Width of the margin for the values the analysis shows, for a picture of this height, page units; 0 without values. */
export const plateMargin = (input: Plate, height: number): number => {
  const rows = valuesBeside(input, mostBeside(height))
  return rows.length > 0 ? marginWidth(input, rows) : 0
}

/**
 * The film cropped to the face with the tracing over it, fitted to the box; the values the analysis shows are in a margin in
 * front of the face, as many as fit the height of the box, the worst first. Without a film the tracing on white.
 */
export const filmPlate = (input: Plate, box: PlateBox, look: PlateLook = filmLook): readonly Mark[] => {
  const { evaluation } = input
  const capacity = mostBeside(box.height)
  const rows = look.values ? valuesBeside(input, capacity) : []
  const margin = Math.max(look.margin ?? 0, look.values ? plateMargin(input, box.height) : 0)
  if (margin === 0) return barePlate(input, box, look, capacity)
  const side: Side = evaluation.facing === 'left' ? 'left' : 'right'
  const picture = besideMargin(box, margin, side)
  const cut = plateCut(input, picture, look.sheet)
  return [...pictureMarks(input, picture, cut, look, capacity), ...marginMarks(input, { rows, picture, cut, sides: [side] })]
}
