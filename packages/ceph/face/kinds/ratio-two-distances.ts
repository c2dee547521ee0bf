import { distance } from '../../geometry/point'
import type { FaceKind } from './kind'

/**
 * Below this fraction of |AB|, points C and D cannot be distinguished on a photograph: detected points have an error of about 2.8
 * % of the interpupillary distance (training/README.md). Closed lips gave a smile index of 232. Our own limit.
 */
const least = 0.03

/** [A, B, C, D]: |AB| / |CD|; undefined if |CD| is below 3 % of |AB|. */
export const ratioTwoDistances: FaceKind = {
  name: { zh: '两距离之比', en: 'Ratio of two distances' },
  gives: 'ratio',
  onAxis: false,
  value: ([a, b, c, d]) => {
    if (!a || !b || !c || !d) return null
    const [above, below] = [distance(a, b), distance(c, d)]
    return below > 0 && below >= least * above ? above / below : null
  },
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
