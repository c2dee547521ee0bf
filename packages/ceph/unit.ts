export type Unit = 'degree' | 'mm' | 'percent' | ''

/** The unit as printed: `°`, `mm`, `%` or an empty string for items without a unit. */
export const unitSigns: Readonly<Record<Unit, string>> = { degree: '°', mm: 'mm', percent: '%', '': '' }

/** The unit as it follows a number: `°` and `%` without a space, `mm` after one. */
export const signAfter: Readonly<Record<Unit, string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }
