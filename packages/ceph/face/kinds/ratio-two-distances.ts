import { distance } from '../../geometry/point'
import type { FaceKind } from './kind'

/** [A, B, C, D]: |AB| / |CD|. */
export const ratioTwoDistances: FaceKind = {
  name: { zh: '两距离之比', en: 'Ratio of two distances' },
  gives: 'ratio',
  onAxis: false,
  value: ([a, b, c, d]) => (a && b && c && d && distance(c, d) > 0 ? distance(a, b) / distance(c, d) : null),
  figure: ([a, b, c, d]) => ({
    lines:
      a && b && c && d
        ? [
            { from: a, to: b },
            { from: c, to: d },
          ]
        : [],
    arcs: [],
  }),
}
