import { type Extent, extentOf } from '@sella/drawing/scene/extent'
import { fit, type Size, toImage, type View } from './view'

/** Height of the map and its distance from the stage's left and lower edges, stage pixels. */
export const miniMap = { height: 122, margin: 12 } as const

/** The map is shown once clearly less than the whole film is in view. */
export const showsMiniMap = (view: View, film: Size, stage: Size): boolean => view.zoom > fit(film, stage, view.turn).zoom * 1.3

/**
 * The part of the film that lies under the map, image pixels, where no label is read; on a turned film the upright box around it.
 * Null without a map.
 */
export const underMiniMap = (view: View, film: Size, stage: Size): Extent | null => {
  if (!showsMiniMap(view, film, stage)) return null
  const { height, margin } = miniMap
  const [left, bottom] = [margin, stage.height - margin]
  const [right, top] = [left + (film.width * height) / film.height, bottom - height]
  return extentOf([left, right].flatMap(x => [top, bottom].map(y => toImage(view, { x, y }))))
}
