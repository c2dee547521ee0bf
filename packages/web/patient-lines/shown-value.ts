import type { FoundValue } from '@sella/contract/case-search'

const units: Readonly<Record<FoundValue['unit'], string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }

/** A value with its unit as people read it: `82.0°`, `3.0 mm`, `≈ 3.0 mm` where nobody measured the scale, an en dash where there is none. */
export const shownValue = ({ shown, unit, approximate }: Omit<FoundValue, 'item'>): string =>
  shown === '–' ? shown : `${approximate ? '≈ ' : ''}${shown}${units[unit]}`
