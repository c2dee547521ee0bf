import { compareColours, type Theme } from './colours'

/** Design: the first three after the American Board (first film black or near white, then blue, then red), then green. */
const board: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['#e8ebed', '#56a8ff', '#ff6464', '#54c98a'],
  light: ['#14191c', '#1556c0', '#c4161c', '#1f7a46'],
}

/**
 * The colour of the nth record of an overlap, n from 0. `own`: the doctor's overlapColors, null when she chose none; more records than
 * colours begin anew.
 */
export const overlapColour = (n: number, theme: Theme, own: readonly string[] | null): string => {
  const palette = own && own.length > 0 ? own : [...board[theme], ...compareColours]
  return palette[n % palette.length] ?? board[theme][0] ?? '#888888'
}
