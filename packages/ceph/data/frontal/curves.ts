import type { FrontalFilmLandmarkName } from './landmarks'

/** A line drawn through placed points; missing ones are skipped. */
export interface FrontalCurveRow {
  readonly name: string
  readonly part: 'bone' | 'teeth'
  readonly closed: boolean
  readonly points: readonly FrontalFilmLandmarkName[]
}

/** The outlines of the frontal film; nothing is measured with them. */
export const frontalCurves: readonly FrontalCurveRow[] = [
  { name: 'nasal_opening', part: 'bone', closed: false, points: ['NC_R', 'ANS_PA', 'NC_L'] },
  { name: 'orbit_right', part: 'bone', closed: false, points: ['Z_R', 'LO_R', 'ZA_R', 'J_R'] },
  { name: 'orbit_left', part: 'bone', closed: false, points: ['Z_L', 'LO_L', 'ZA_L', 'J_L'] },
  {
    name: 'mandible',
    part: 'bone',
    closed: false,
    points: ['Co_PA_R', 'Go_PA_R', 'Ag_R', 'Me_PA', 'Ag_L', 'Go_PA_L', 'Co_PA_L'],
  },
  { name: 'upper_arch', part: 'teeth', closed: false, points: ['U6b_R', 'U1M', 'U6b_L'] },
  { name: 'lower_arch', part: 'teeth', closed: false, points: ['L6b_R', 'L3_R', 'L1M', 'L3_L', 'L6b_L'] },
]
