import type { Unit } from '@sella/ceph/unit'

const signs: Readonly<Record<Unit, string>> = { degree: '°', mm: 'mm', percent: '%', '': '' }

/** A unit as it stands behind a number. */
export const unitSign = (unit: Unit): string => signs[unit]
