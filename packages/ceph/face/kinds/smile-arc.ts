import { signedDistance } from '../../geometry/line'
import { midpoint } from '../../geometry/point'
import type { FaceKind } from './kind'

/**
 * [U3R, U1R, U1L, U3L, LipR, Lip, LipL]: depth of the central incisors' edges below the line of the canine tips, divided by the
 * depth of the lower lip below the line of its two ends; a plain ratio. 1: both curves are alike; 0: the edges are level;
 * negative: they curve the other way. Undefined if the lip does not curve downwards, because there is no arc to be consonant
 * with. Source: clinical/face.json.
 */
export const smileArc: FaceKind = {
  name: { zh: '笑弧矢高比', en: 'Ratio of the arcs of the smile' },
  gives: 'ratio',
  onAxis: false,
  value: ([canineR, edgeR, edgeL, canineL, lipR, lip, lipL]) => {
    if (!canineR || !edgeR || !edgeL || !canineL || !lipR || !lip || !lipL) return null
    const teeth = signedDistance(canineR, canineL, midpoint(edgeR, edgeL))
    const below = signedDistance(lipR, lipL, lip)
    return teeth === null || below === null || below <= 0 ? null : teeth / below
  },
  figure: ([canineR, edgeR, edgeL, canineL, lipR, lip, lipL]) => ({
    lines:
      canineR && edgeR && edgeL && canineL && lipR && lip && lipL
        ? [
            { from: canineR, to: edgeR },
            { from: edgeR, to: edgeL },
            { from: edgeL, to: canineL },
            { from: lipR, to: lip },
            { from: lip, to: lipL },
          ]
        : [],
    arcs: [],
  }),
}
