import { elbow } from './figures'
import type { PointKind } from './kind'

/**
 * [A, B]: how far B is below A along the image's own vertical, of a film that lies on its side or stands on its head along the edge that is
 * upright in the face. The only value that changes when the film is rotated, by less than a quarter turn.
 */
export const verticalDistance: PointKind<2> = {
  name: { zh: '垂直距离', en: 'Vertical distance' },
  takes: 2,
  gives: 'length',
  byEdge: true,
  value: ([a, b]) => b.y - a.y,
  figure: ([a, b]) => elbow(b, { x: a.x, y: b.y }, a),
}
