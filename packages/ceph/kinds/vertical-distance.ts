import { elbow } from './figures'
import type { PointKind } from './kind'

/** [A, B]: how far B is below A along the image's own vertical. The only value that changes when the film is rotated. */
export const verticalDistance: PointKind<2> = {
  name: { zh: '垂直距离', en: 'Vertical distance' },
  takes: 2,
  gives: 'length',
  value: ([a, b]) => b.y - a.y,
  figure: ([a, b]) => elbow(b, { x: a.x, y: b.y }, a),
}
