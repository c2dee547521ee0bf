import { signedDistance } from '../geometry/line'
import { plumb } from './figures'
import type { PointKind } from './kind'

/** [P]: the distance of P from the mandibular plane Go-Me, unsigned. */
export const distanceToMandibularPlane: PointKind<1, 3> = {
  name: { zh: '到下颌平面距离', en: 'Distance to the mandibular plane' },
  takes: 1,
  fixed: ['Go', 'Me'],
  gives: 'length',
  value: ([p, go, me]) => {
    const signed = signedDistance(go, me, p)
    return signed === null ? null : Math.abs(signed)
  },
  figure: ([p, go, me]) => plumb(go, me, p),
}
