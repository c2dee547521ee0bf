import { signedDistance } from '../geometry/line'
import { plumb } from './figures'
import type { PointKind } from './kind'

/** [P]: the distance of P from the palatal plane PNS-ANS, unsigned. */
export const distanceToPalatalPlane: PointKind<1, 3> = {
  name: { zh: '到腭平面距离', en: 'Distance to the palatal plane' },
  takes: 1,
  fixed: ['PNS', 'ANS'],
  gives: 'length',
  value: ([p, pns, ans]) => {
    const signed = signedDistance(pns, ans, p)
    return signed === null ? null : Math.abs(signed)
  },
  figure: ([p, pns, ans]) => plumb(pns, ans, p),
}
