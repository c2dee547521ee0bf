import { frontalItemGroups } from '../data/frontal/item-groups'
import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { type FrontalPlaneRow, frontalPlanes } from '../data/frontal/planes'
import type { Missing, Reading } from '../measure/reading'
import { compareSides, readDifference, type SideComparison, type SideDifference } from './asymmetry'
import { type FrontalFindings, frontalFindings } from './findings'
import { type HeadTurn, headTurn } from './posture'
import { type FrontalGround, readFrontal } from './read-item'
import { type Sides, type SideWords, sidesOf, sideWords } from './sides'

/** The tilt of a plane relative to the Z plane. */
export interface PlaneTilt {
  readonly plane: FrontalPlaneRow
  /** Degrees, positive if its left end is lower; null for the Z plane itself and for the lines of the sides. */
  readonly angle: Reading | Missing | null
  /** The item that measures the height difference of its ends. */
  readonly heightItem: FrontalFilmItemName | null
  /** The same as a height difference along the midline. */
  readonly height: SideDifference | null
}

/** A midline structure's distance from the midline, mm, positive to the patient's left. */
export interface MidlineDeviation {
  readonly item: FrontalFilmItemName
  readonly off: SideDifference | null
}

/** Everything reported for a frontal film; the same on screen, on paper and in the command line. */
export interface FrontalFilmReading {
  readonly ground: FrontalGround
  readonly sides: Sides
  readonly words: SideWords
  readonly comparisons: readonly SideComparison[]
  readonly tilts: readonly PlaneTilt[]
  readonly deviations: readonly MidlineDeviation[]
  /** Null if the points do not determine it. */
  readonly turn: HeadTurn | null
  /** Empty while the head seems rotated, because even a symmetrical face then shows differences. */
  readonly findings: FrontalFindings
}

const heights: Readonly<Record<string, FrontalFilmItemName>> = {
  ZA_plane: 'ZAHeight',
  J_plane: 'JHeight',
  OP_PA: 'U6Height',
  Ag_plane: 'AgHeight',
}

/** Reads a whole film. */
export function readFrontalFilm(ground: FrontalGround): FrontalFilmReading {
  const sides = sidesOf(ground.points)
  const words = sideWords(sides)
  const comparisons = compareSides(ground)
  const turn = headTurn(ground)
  const findings = frontalFindings(comparisons, readDifference('MeOffMidline', ground), {
    words,
    approximate: ground.approximate,
  })
  return {
    ...{ ground, sides, words, comparisons, turn },
    tilts: frontalPlanes.map(plane => {
      const heightItem = heights[plane.name] ?? null
      return {
        ...{ plane, heightItem },
        angle: plane.tilt && readFrontal(plane.tilt, ground),
        height: heightItem && readDifference(heightItem, ground),
      }
    }),
    deviations: frontalItemGroups.midlines.map(item => ({ item, off: readDifference(item, ground) })),
    findings: turn?.turned ? { ...findings, shared: [], onLimit: [] } : findings,
  }
}
