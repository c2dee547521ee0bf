import { frontalLandmarks as rows } from './landmark-rows'
import type { FrontalLandmarkRow } from './row'

export type FrontalFilmLandmarkName = keyof typeof rows

/** The points of the frontal film in the order of display. */
export const frontalLandmarks: Readonly<Record<FrontalFilmLandmarkName, FrontalLandmarkRow>> = rows

export const frontalLandmarkNames = Object.keys(rows) as readonly FrontalFilmLandmarkName[]

/** Whether a stored or sent text names a point of the frontal film. */
export const isFrontalLandmark = (name: string): name is FrontalFilmLandmarkName => Object.hasOwn(rows, name)

/** Base names of the paired points: `Z` for `Z_R` and `Z_L`. From top to bottom. */
export const pairedPoints = ['Z', 'LO', 'ZA', 'Co_PA', 'NC', 'J', 'U6b', 'L6b', 'L3', 'Ag', 'Go_PA'] as const

export type PairedPoint = (typeof pairedPoints)[number]

/** The corresponding point on the other side; a midline point is its own counterpart. */
export const otherSide = (name: FrontalFilmLandmarkName): FrontalFilmLandmarkName => {
  const other = name.endsWith('_R') ? `${name.slice(0, -1)}L` : name.endsWith('_L') ? `${name.slice(0, -1)}R` : name
  return isFrontalLandmark(other) ? other : name
}
