import { compareColours, type Theme } from './colours'

/** Design: the first three follow the American Board (first film black or near white, then blue, then red), then green. */
export const board: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['#e8ebed', '#56a8ff', '#ff6464', '#54c98a'],
  light: ['#14191c', '#1556c0', '#c4161c', '#1f7a46'],
}

/** The ten comparison colours, darkened so that a thin line is visible on white paper. */
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

/** As thin lines too similar to the board's blue and green, so these come last. */
const late: ReadonlySet<string> = new Set(['#349bde', '#4fae6a'])

const later = [...compareColours.filter(colour => !late.has(colour)), ...late]

/** Colours of records where the doctor chose none, in order of date. */
export const recordColours: Readonly<Record<Theme, readonly string[]>> = {
  dark: [...board.dark, ...later],
  light: [...board.light, ...later.map(colour => onPaper[colour] ?? colour)],
}
