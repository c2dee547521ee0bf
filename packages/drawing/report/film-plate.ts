import type { Words } from '@sella/ceph/words'
import { type Extent, extentOf, joined } from '../scene/extent'
import type { Matrix } from '../scene/matrix'
import type { BoxMark, GroupMark, Mark } from '../scene/scene'
import { type Anatomy, pointEntries } from '../tracing/anatomy'
import { defaultColours } from '../tracing/colours'
import { filmSheet } from '../tracing/film-sheet'
import type { Sheet } from '../tracing/sheet'
import { defaultShow } from '../tracing/show'
import { tracingScene } from '../tracing/tracing-scene'
import { plateAlternative } from './alternatives'
import type { ReportInput } from './input'
import { greys } from './paper'
import { figure } from './type'

export interface PlateBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Page units of a screen pixel: the picture is looked at as if it were about half as large on a screen. */
const unitsPerPixel = 1.82

/** Room about the outermost point, as a part of the face's size. */
const margin = 0.05

export const faceExtent = (anatomy: Anatomy): Extent =>
  anatomy.curves.reduce((all, curve) => joined(all, extentOf(curve.points)), extentOf(pointEntries(anatomy).map(([, p]) => p)))

/** The start of a stretch of `length`, centred on `middle`, moved onto the film where it fits, and holding all of the film where it does not. */
const onto = (middle: number, length: number, film: number): number => {
  const start = middle - length / 2
  return length >= film ? Math.min(0, Math.max(film - length, start)) : Math.min(film - length, Math.max(0, start))
}

/** The picture is moved forward by this part of its width: value labels stand in front of the face. */
const forward = 0.08

export interface CropInput {
  readonly anatomy: Anatomy
  readonly facing: 'right' | 'left'
  readonly film: { readonly width: number; readonly height: number }
  readonly box: PlateBox
}

/** Width of a picture of the given proportions that holds the extent with its margin. */
const widthFor = (e: Extent, ratio: number): number => Math.max(e.right - e.left, (e.bottom - e.top) * ratio) * (1 + 2 * margin)

/** A few points close together are shown on at least this part of the film: one alone has no size to cut by. */
const leastShown = 0.4

/**
 * The part of the film to show, in image pixels: the traced face with some room, in the box's proportions. It stays on the
 * film when all points do so, even if an estimated outline is cut; otherwise it reaches beyond the film's edge.
 */
export const faceCrop = ({ anatomy, facing, film, box }: CropInput): PlateBox => {
  const ratio = box.width / box.height
  const face = faceExtent(anatomy)
  const traced = Number.isFinite(face.left)
  const seen = traced ? face : { left: 0, top: 0, right: film.width, bottom: film.height }
  const placed = extentOf(pointEntries(anatomy).map(([, p]) => p))
  const onFilm = Math.min(film.width, film.height * ratio)
  const wanted = traced ? Math.max(widthFor(seen, ratio), leastShown * onFilm) : Math.max(film.width, film.height * ratio)
  const width = traced && widthFor(placed, ratio) <= onFilm ? Math.min(wanted, onFilm) : wanted
  const height = width / ratio
  return {
    x: onto((seen.left + seen.right) / 2 + (facing === 'right' ? forward : -forward) * width, width, film.width),
    y: onto((seen.top + seen.bottom) / 2, height, film.height),
    width,
    height,
  }
}

/** What is laid into the box: the film with its tracing, or another picture with the points placed on it. */
export type Plate = Pick<
  ReportInput,
  'film' | 'tracing' | 'evaluation' | 'analysis' | 'lang' | 'estimatedOutlines' | 'colours' | 'record'
>

const filmSize = ({ film, tracing, evaluation }: Plate, sheet: Sheet): { readonly width: number; readonly height: number } => {
  if (film) return film
  const { right, bottom } = faceExtent(sheet.anatomy(tracing, evaluation.facing))
  return Number.isFinite(right) ? { width: Math.max(1, right * 1.1), height: Math.max(1, bottom * 1.1) } : { width: 1, height: 1 }
}

interface Cut {
  readonly film: { readonly width: number; readonly height: number }
  readonly crop: PlateBox
  readonly pixel: number
  readonly sheet: Sheet
  readonly mostValues: number
}

const tracingMarks = (input: Plate, { film, crop, pixel, sheet, mostValues }: Cut): readonly Mark[] => {
  const { evaluation, tracing, analysis, lang, estimatedOutlines } = input
  const edge = 4 * pixel
  const view = { left: crop.x + edge, top: crop.y + edge, right: crop.x + crop.width - edge, bottom: crop.y + crop.height - edge }
  const show = { ...defaultShow, uncertainty: false, ruler: false, results: mostValues > 0 }
  const theme = input.film ? 'dark' : 'light'
  const colours = input.colours ?? defaultColours
  const common = { ...film, sheet, evaluation, tracing, analysis, lang, estimatedOutlines }
  return tracingScene({ ...common, show, theme, colours, pixel, view, mostLabels: mostValues }).layers.flatMap(
    layer => layer.marks,
  )
}

interface PlateLook {
  /** What it is a picture of. */
  readonly kind: Words
  readonly sheet: Sheet
  /** Where the picture ends. */
  readonly ground: string
  /** So many values at most stand on the picture, the worst first. */
  readonly mostValues: number
}

/** More values on a film cover it, and each other. */
export const mostOnFilm = 9

/** A film ends in black, as its own edges do. */
export const filmLook: PlateLook = {
  kind: { zh: '侧位片', en: 'Lateral film' },
  sheet: filmSheet,
  ground: '#000000',
  mostValues: mostOnFilm,
}

/** The part of the picture that a box shows, and page units of its pixel. */
export const plateCut = (input: Plate, box: PlateBox, sheet: Sheet = filmSheet) => {
  const { facing } = input.evaluation
  const film = filmSize(input, sheet)
  const crop = faceCrop({ anatomy: sheet.anatomy(input.tracing, facing), facing, film, box })
  return { film, crop, scale: box.width / crop.width }
}

/** The film cut to the face with the tracing over it, laid into the box; without a film the tracing on white. */
export const filmPlate = (input: Plate, box: PlateBox, look: PlateLook = filmLook): readonly Mark[] => {
  const { film, crop, scale } = plateCut(input, box, look.sheet)
  const pixel = unitsPerPixel / scale
  const matrix: Matrix = [scale, 0, 0, scale, box.x - crop.x * scale, box.y - crop.y * scale]
  const picture: readonly Mark[] = input.film
    ? [{ mark: 'picture', href: input.film.href, x: 0, y: 0, width: film.width, height: film.height }]
    : []
  const ground: BoxMark = input.film
    ? { mark: 'box', ...box, fill: look.ground }
    : { mark: 'box', ...box, fill: greys.white, stroke: { colour: greys.hairline, width: 2 } }
  const group: GroupMark = {
    ...{ mark: 'group', matrix, pixel, clip: crop },
    marks: [...picture, ...tracingMarks(input, { ...look, film, crop, pixel })],
  }
  return figure(plateAlternative(input, look.kind), [ground, group])
}
