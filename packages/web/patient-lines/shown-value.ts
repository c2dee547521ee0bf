import { signAfter } from '@sella/ceph/unit'
import type { FoundValue } from '@sella/contract/case-search'

/** A value with its unit as people read it: `82.0°`, `3.0 mm`, `≈ 3.0 mm` where nobody measured the scale, an en dash where there is none. */
export const shownValue = ({ shown, unit, approximate }: Omit<FoundValue, 'item'>): string =>
  shown === '–' ? shown : `${approximate ? '≈ ' : ''}${shown}${signAfter[unit]}`
