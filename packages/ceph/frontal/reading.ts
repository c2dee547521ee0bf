import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { type FrontalPlaneRow, frontalPlanes } from '../data/frontal/planes'
import type { Missing, Reading } from '../measure/reading'
import { compareSides, readDifference, type SideComparison, type SideDifference } from './asymmetry'
import { type FrontalFindings, frontalFindings } from './findings'
import { type HeadTurn, headTurn } from './posture'
import { type FrontalGround, readFrontal } from './read-item'
import { type Sides, type SideWords, sidesOf, sideWords } from './sides'

/** The tilt of a plane against the Z plane. */
export interface PlaneTilt {
  readonly plane: FrontalPlaneRow
  /** Degrees, + its left end lower; of the Z plane, and of the sides' lines, none. */
  readonly angle: Reading | Missing | null
  /** The same as a difference of height along the midline. */
  readonly height: SideDifference | null
}

/** A point of the midline, mm off it, + to the patient's left. */
export interface MidlineDeviation {
  readonly item: FrontalFilmItemName
  readonly off: SideDifference | null
}

/** Everything a frontal film is told by: screen, paper and command line read the same. */
export interface FrontalFilmReading {
  readonly ground: FrontalGround
  readonly sides: Sides
  readonly words: SideWords
  readonly comparisons: readonly SideComparison[]
  readonly tilts: readonly PlaneTilt[]
  readonly deviations: readonly MidlineDeviation[]
  /** Null where the points do not tell. */
  readonly turn: HeadTurn | null
  /** Empty while the head seems turned: then a symmetrical face shows differences too. */
  readonly findings: FrontalFindings
}

const heights: Readonly<Record<string, FrontalFilmItemName>> = {
  ZA_plane: 'ZAHeight',
  J_plane: 'JHeight',
  OP_PA: 'U6Height',
  Ag_plane: 'AgHeight',
}

const deviating: readonly FrontalFilmItemName[] = ['U1MOffMidline', 'L1MOffMidline', 'MeOffMidline']

/** Reads a film whole. */
export function readFrontalFilm(ground: FrontalGround): FrontalFilmReading {
  const sides = sidesOf(ground.points)
  const words = sideWords(sides)
  const comparisons = compareSides(ground)
  const turn = headTurn(ground)
  const chin = readDifference('MeOffMidline', ground)
  return {
    ...{ ground, sides, words, comparisons, turn },
    tilts: frontalPlanes.map(plane => {
      const height = heights[plane.name]
      return {
        plane,
        angle: plane.tilt && readFrontal(plane.tilt, ground),
        height: height ? readDifference(height, ground) : null,
      }
    }),
    deviations: deviating.map(item => ({ item, off: readDifference(item, ground) })),
    findings: turn?.turned ? { shared: [], onLimit: [] } : frontalFindings(comparisons, chin, words),
  }
}
