import { frontalLandmarks as rows } from './landmark-rows'
import type { FrontalLandmarkRow } from './row'

export type FrontalFilmLandmarkName = keyof typeof rows

/** The points of the frontal film in the order of display. */
export const frontalLandmarks: Readonly<Record<FrontalFilmLandmarkName, FrontalLandmarkRow>> = rows

export const frontalLandmarkNames = Object.keys(rows) as readonly FrontalFilmLandmarkName[]

/** Whether a stored or sent text names a point of the frontal film. */
export const isFrontalLandmark = (name: string): name is FrontalFilmLandmarkName => Object.hasOwn(rows, name)

/** Points of which there is one on each side, without their side: `Z` of `Z_R` and `Z_L`. From above downwards. */
export const pairedPoints = ['Z', 'LO', 'ZA', 'Co_PA', 'NC', 'J', 'U6b', 'L6b', 'L3', 'Ag', 'Go_PA'] as const

export type PairedPoint = (typeof pairedPoints)[number]

/** The point of the other side; a point of the midline is its own. */
export const otherSide = (name: FrontalFilmLandmarkName): FrontalFilmLandmarkName => {
  const other = name.endsWith('_R') ? `${name.slice(0, -1)}L` : name.endsWith('_L') ? `${name.slice(0, -1)}R` : name
  return isFrontalLandmark(other) ? other : name
}
