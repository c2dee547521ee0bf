import { type Point, plus } from '@sella/ceph/geometry/point'
import { compose, type Similarity, turnAbout } from '@sella/ceph/geometry/transform'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Matrix } from '@sella/drawing/scene/matrix'

interface Size {
  readonly width: number
  readonly height: number
}

/** Transform from photo pixels to film pixels. */
export const matrixOn = ({ fit: { a, b, tx, ty }, mirrored }: Pick<PhotoAlignment, 'fit' | 'mirrored'>): Matrix =>
  mirrored ? [-a, -b, -b, a, tx, ty] : [a, b, -b, a, tx, ty]

const byHand = (alignment: PhotoAlignment, move: Similarity): PhotoAlignment => ({
  ...alignment,
  fit: compose(move, alignment.fit),
  origin: 'manual',
  residualMm: null,
})

/** Shifts the photo on the film, film pixels. */
export const shifted = (alignment: PhotoAlignment, by: Point): PhotoAlignment =>
  byHand(alignment, { a: 1, b: 0, tx: by.x, ty: by.y })

/** Rotates about a fixed place on the film; radians, clockwise on screen. */
export const turned = (alignment: PhotoAlignment, radians: number, about: Point): PhotoAlignment =>
  byHand(alignment, turnAbout(radians, about))

/** Scales about a fixed place on the film. */
export const enlarged = (alignment: PhotoAlignment, factor: number, about: Point): PhotoAlignment =>
  byHand(alignment, { a: factor, b: 0, tx: about.x * (1 - factor), ty: about.y * (1 - factor) })

/** Mirrors left and right about the vertical through a place on the film. */
export const flipped = (alignment: PhotoAlignment, about: Point): PhotoAlignment => {
  const { a, b, tx, ty } = alignment.fit
  return {
    ...alignment,
    fit: { a, b: -b, tx: 2 * about.x - tx, ty },
    mirrored: !alignment.mirrored,
    origin: 'manual',
    residualMm: null,
  }
}

/** Initial alignment of a photo: as high as the film, and centred on it. */
export const firstPlace = (film: Size, photo: Size): Similarity => {
  const scale = film.height / photo.height
  return { a: scale, b: 0, tx: (film.width - photo.width * scale) / 2, ty: 0 }
}

/** The centre of the photo, in film pixels. */
export const middleOf = (alignment: PhotoAlignment, photo: Size): Point => {
  const [a, b, c, d, e, f] = matrixOn(alignment)
  const at = { x: photo.width / 2, y: photo.height / 2 }
  return plus({ x: a * at.x + c * at.y, y: b * at.x + d * at.y }, { x: e, y: f })
}

/** The distance between two skin outlines for display: values below a tenth of a mm are not shown exactly. */
export const residualText = (mm: number): string => (mm < 0.1 ? '< 0.1' : mm.toFixed(1))
