import { signedDistance } from '../../geometry/line'
import { midpoint } from '../../geometry/point'
import type { FaceKind } from './kind'

/**
 * [U3R, U1R, U1L, U3L, LipR, Lip, LipL]: how deep the edges of the central incisors hang below the line of the canine tips, over how deep
 * the lower lip hangs below the line of its two ends; a bare ratio. 1: both curves alike; 0: the edges lie level; negative: they curve the
 * other way. Undefined where the lip does not curve downwards: there is nothing to be consonant with. Source: clinical/face.json.
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
