import { compareColours, type Theme } from './colours'

/** Design: the first three after the American Board (first film black or near white, then blue, then red), then green. */
const board: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['#e8ebed', '#56a8ff', '#ff6464', '#54c98a'],
  light: ['#14191c', '#1556c0', '#c4161c', '#1f7a46'],
}

/** The ten compare colours, darkened so that a thin line of theirs is seen on white paper. */
const onPaper: Readonly<Record<string, string>> = {
  '#349bde': '#1f7fc2',
  '#e0803a': '#b4561a',
  '#4fae6a': '#3f8c56',
  '#b36ae2': '#9449c8',
  '#d9b43c': '#8a6d00',
  '#e0567f': '#c2325f',
  '#36b8b0': '#14827b',
  '#8c8f3a': '#52600a',
  '#7c7fe8': '#7c7fe8',
  '#a9745a': '#8a5a44',
}

/** Too near the board's blue and green to be told from them as thin lines: these come last. */
const late: ReadonlySet<string> = new Set(['#349bde', '#4fae6a'])

const later = [...compareColours.filter(colour => !late.has(colour)), ...late]

/** Colours of records where the doctor chose none, in order of date. */
export const recordColours: Readonly<Record<Theme, readonly string[]>> = {
  dark: [...board.dark, ...later],
  light: [...board.light, ...later.map(colour => onPaper[colour] ?? colour)],
}

const isFrom = (stored: readonly string[], palette: readonly string[]): boolean =>
  stored.every((colour, i) => colour === palette[i])

/** The doctor's own overlapColors; null where she chose none: defaults, kept with her other colours, are no choice. */
export const ownOverlapColours = (stored: readonly string[] | null | undefined): readonly string[] | null =>
  !stored || stored.length === 0 || isFrom(stored, compareColours) || isFrom(stored, recordColours.dark) ? null : stored

/** The colours of the first ten records on the dark ground, as the doctor may change them. */
export const changeableOverlapColours = (stored: readonly string[] | null | undefined): readonly string[] =>
  ownOverlapColours(stored) ?? recordColours.dark.slice(0, compareColours.length)

/** On paper one of the dark ground's own colours is the one that stands for it there; any other is as the doctor chose it. */
const onGround = (colour: string, theme: Theme): string =>
  theme === 'light' ? (recordColours.light[recordColours.dark.indexOf(colour)] ?? colour) : colour

/**
 * The colour of the nth record of an overlap, n from 0. `own`: the doctor's overlapColors, null when she chose none; more records than
 * colours begin anew.
 */
export const overlapColour = (n: number, theme: Theme, own: readonly string[] | null): string => {
  const palette = own && own.length > 0 ? own : recordColours.dark
  return onGround(palette[n % palette.length] ?? board.dark[0] ?? '#888888', theme)
}
