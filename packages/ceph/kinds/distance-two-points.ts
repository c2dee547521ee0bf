import { distance } from '../geometry/point'
import type { PointKind } from './kind'

/** [A, B]: the length AB. */
export const distanceTwoPoints: PointKind<2> = {
  name: { zh: '两点距离', en: 'Distance between two points' },
  takes: 2,
  gives: 'length',
  value: ([a, b]) => distance(a, b),
  figure: ([a, b]) => ({ lines: [{ from: a, to: b }], arcs: [] }),
}
