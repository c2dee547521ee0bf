import type { Point } from '@sella/ceph/geometry/point'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Image pixels to stage pixels: rotated by `turn` (radians, clockwise on screen), scaled by `zoom`, shifted by (x, y). */
export interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly turn: number
}

const fitMargin = 8
const zoomLimits = { min: 0.02, max: 32 } as const

const clampZoom = (zoom: number): number => Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom))

export const toScreen = (view: View, p: Point): Point => {
  const [cos, sin] = [Math.cos(view.turn) * view.zoom, Math.sin(view.turn) * view.zoom]
  return { x: p.x * cos - p.y * sin + view.x, y: p.x * sin + p.y * cos + view.y }
}

export const toImage = (view: View, p: Point): Point => {
  const [dx, dy] = [p.x - view.x, p.y - view.y]
  const [cos, sin] = [Math.cos(view.turn) / view.zoom, Math.sin(view.turn) / view.zoom]
  return { x: dx * cos + dy * sin, y: -dx * sin + dy * cos }
}

/** Converts a vector from stage pixels to image pixels. */
export const toImageVector = (view: View, v: Point): Point => toImage({ ...view, x: 0, y: 0 }, v)

export const pan = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** Scales by `factor`, keeping the stage point `about` fixed. */
export const zoomAbout = (view: View, about: Point, factor: number): View => {
  const zoom = clampZoom(view.zoom * factor)
  const k = zoom / view.zoom
  return { ...view, zoom, x: about.x - (about.x - view.x) * k, y: about.y - (about.y - view.y) * k }
}

/** Puts the image point in the middle of the stage at the given zoom. */
export const centreOn = (stage: Size, at: Point, { zoom, turn }: { readonly zoom: number; readonly turn: number }): View => {
  const view: View = { zoom: clampZoom(zoom), turn, x: 0, y: 0 }
  const there = toScreen(view, at)
  return { ...view, x: stage.width / 2 - there.x, y: stage.height / 2 - there.y }
}

/** The whole film (rotated or not) inside the stage, with a margin. */
export const fit = (film: Size, stage: Size, turn = 0): View => {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const [width, height] = [film.width * cos + film.height * sin, film.width * sin + film.height * cos]
  const zoom = Math.min((stage.width - 2 * fitMargin) / width, (stage.height - 2 * fitMargin) / height)
  return centreOn(stage, { x: film.width / 2, y: film.height / 2 }, { zoom: zoom > 0 ? zoom : 1, turn })
}

/** Rotates the picture to `turn`; the film point in the middle of the stage stays there. */
export const turnTo = (view: View, stage: Size, turn: number): View =>
  centreOn(stage, toImage(view, { x: stage.width / 2, y: stage.height / 2 }), { zoom: view.zoom, turn })

/** The six numbers of a CSS or SVG matrix. */
export const matrixOf = (view: View): readonly [number, number, number, number, number, number] => {
  const [cos, sin] = [Math.cos(view.turn) * view.zoom, Math.sin(view.turn) * view.zoom]
  return [cos, sin, -sin, cos, view.x, view.y]
}
