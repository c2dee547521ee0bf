import { type Extent, extentOf, joined } from '../scene/extent'
import { type Anatomy, pointEntries } from '../tracing/anatomy'

export interface PlateBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Margin around the outermost point, as a fraction of the face's size. */
const margin = 0.05

export const faceExtent = (anatomy: Anatomy): Extent =>
  anatomy.curves.reduce((all, curve) => joined(all, extentOf(curve.points)), extentOf(pointEntries(anatomy).map(([, p]) => p)))

/**
 * The start of a stretch of `length` centred on `middle`, shifted onto the film if it fits, and covering the whole film if it
 * does not.
 */
const onto = (middle: number, length: number, film: number): number => {
  const start = middle - length / 2
  return length >= film ? Math.min(0, Math.max(film - length, start)) : Math.min(film - length, Math.max(0, start))
}

/** The picture is shifted forward by this fraction of its width: the profile gets more room in front than the neck behind. */
const forward = 0.02

export interface CropInput {
  readonly anatomy: Anatomy
  readonly facing: 'right' | 'left'
  readonly film: { readonly width: number; readonly height: number }
  readonly box: PlateBox
}

/** Width of a picture of the given proportions that contains the extent with its margin. */
const widthFor = (e: Extent, ratio: number): number => Math.max(e.right - e.left, (e.bottom - e.top) * ratio) * (1 + 2 * margin)

/** A few points close together are shown with at least this fraction of the film: a single one has no size to crop by. */
const leastShown = 0.4

/**
 * The part of the film to show, in image pixels: the traced face with a margin, in the box's proportions. It stays on the film if
 * all points do, even if an estimated outline is cut; otherwise it extends beyond the film's edge.
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
