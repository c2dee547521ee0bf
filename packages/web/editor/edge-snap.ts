import type { Point } from '@sella/ceph/geometry/point'
import type { FilmPixels } from './film-pixels'
import { strongestEdge } from './strongest-edge'

/** The edge next to a point of the film, film pixels in and out. */
export const edgeBy = (film: FilmPixels, at: Point): Point | null => {
  const grey = film.levels[0]
  if (!grey) return null
  const scale = grey.width / film.width
  const edge = strongestEdge(grey, { x: at.x * scale, y: at.y * scale })
  return edge && { x: edge.x / scale, y: edge.y / scale }
}
