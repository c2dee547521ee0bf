import { compareColours, type Theme } from './colours'
import { board, recordColours } from './record-colours'

const isFrom = (stored: readonly string[], palette: readonly string[]): boolean =>
  stored.every((colour, i) => colour === palette[i])

/** The doctor's own overlapColors; null if she chose none: defaults stored with her other colours are not a choice. */
export const ownOverlapColours = (stored: readonly string[] | null | undefined): readonly string[] | null =>
  !stored || stored.length === 0 || isFrom(stored, compareColours) || isFrom(stored, recordColours.dark) ? null : stored

/** The colours of the first ten records on the dark background, as the doctor may change them. */
export const changeableOverlapColours = (stored: readonly string[] | null | undefined): readonly string[] =>
  ownOverlapColours(stored) ?? recordColours.dark.slice(0, compareColours.length)

/** Maximum luminance (WCAG 2) of a thin line on white, for a contrast of 3 to 1. */
const brightest = 0.3

/** Red, green and blue of a colour in linear light, each 0 to 1; null unless written `#rrggbb`. */
const lightOf = (colour: string): readonly [number, number, number] | null => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const at = (from: number): number => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

const written = (share: number): string => {
  const seen = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.floor(seen * 255)
    .toString(16)
    .padStart(2, '0')
}

/** The same hue, darkened until a thin line is visible on white; a colour visible there is unchanged. */
const seenOnWhite = (colour: string): string => {
  const light = lightOf(colour)
  if (!light) return colour
  const [red, green, blue] = light
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance <= brightest ? colour : `#${light.map(share => written((share * brightest) / luminance)).join('')}`
}

/**
 * On paper a default colour of the dark background is replaced by its printed counterpart; any other keeps the doctor's choice,
 * darkened if it would be invisible on white.
 */
const onGround = (colour: string, theme: Theme): string =>
  theme === 'light' ? (recordColours.light[recordColours.dark.indexOf(colour)] ?? seenOnWhite(colour)) : colour

/**
 * The colour of the nth record of an overlap, n from 0. `own`: the doctor's overlapColors, null if she chose none; with more
 * records than colours they repeat.
 */
export const overlapColour = (n: number, theme: Theme, own: readonly string[] | null): string => {
  const palette = own && own.length > 0 ? own : recordColours.dark
  return onGround(palette[n % palette.length] ?? board.dark[0] ?? '#888888', theme)
}
