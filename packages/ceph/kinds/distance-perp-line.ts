import { distancePerpLineSigned } from './distance-perp-line-signed'
import type { PointKind } from './kind'

/** [A, B, C, D]: the component of C->D perpendicular to A->B, unsigned. With A, B = Po, Or: a face height. */
export const distancePerpLine: PointKind<4> = {
  name: { zh: '垂直于线的距离', en: 'Distance perpendicular to a line' },
  takes: 4,
  gives: 'length',
  value: nodes => {
    const signed = distancePerpLineSigned.value(nodes)
    return signed === null ? null : Math.abs(signed)
  },
  figure: distancePerpLineSigned.figure,
}
