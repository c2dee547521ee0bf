import { signAfter } from '@sella/ceph/unit'
import type { FoundValue } from '@sella/contract/case-search'

/** A value with its unit for display: `82.0°`, `3.0 mm`, `≈ 3.0 mm` if nobody measured the scale, an en dash if there is none. */
export const shownValue = ({ shown, unit, approximate }: Omit<FoundValue, 'item'>): string =>
  shown === '–' ? shown : `${approximate ? '≈ ' : ''}${shown}${signAfter[unit]}`
