export type Unit = 'degree' | 'mm' | 'percent' | ''

/** The unit as printed: `°`, `mm`, `%` or nothing. */
export const unitSigns: Readonly<Record<Unit, string>> = { degree: '°', mm: 'mm', percent: '%', '': '' }

/** Sign of a unit behind a number: `°` and `%` follow it at once, `mm` after a space. */
export const signAfter: Readonly<Record<Unit, string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }
