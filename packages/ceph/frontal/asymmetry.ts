import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { type FrontalLevelRow, frontalLevels } from '../data/frontal/levels'
import { frontalLimits } from '../data/frontal/limits'
import { judgedDecimals, roundHalfAway, shownDecimals } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import { type FrontalGround, frontalGround, readFrontal } from './read-item'

/** How a difference stands to what two points can tell apart. `limit`: it reads as about that. */
export type Standing = 'within' | 'limit' | 'beyond'

/** A difference of the sides in mm with its error, one standard error; null where there is none. */
export interface SideDifference {
  /** + the left is larger, lies further to the left, or lower. */
  readonly mm: number
  readonly error: number | null
  readonly standing: Standing
}

/** The two sides at one level. */
export interface SideComparison {
  readonly level: FrontalLevelRow
  readonly right: Reading | Missing
  readonly left: Reading | Missing
  /** Left less right; null without both, or without a scale. */
  readonly difference: SideDifference | null
  /** 100 (L - R) / mean of both: needs no scale. Null without both. */
  readonly index: number | null
  /** How much lower the left one lies along the midline. */
  readonly height: SideDifference | null
  /** Root of the squares of both differences, mm. */
  readonly total: number | null
}

/** A tenth of a millimetre more or less than the limit is on it: what is shown is no more exact. */
const standingOf = (mm: number): Standing => {
  const shown = roundHalfAway(roundHalfAway(Math.abs(mm), judgedDecimals('mm')), shownDecimals('mm'))
  const over = roundHalfAway(shown - frontalLimits.indistinct, shownDecimals('mm'))
  return Math.abs(over) <= 0.1 ? 'limit' : over < 0 ? 'within' : 'beyond'
}

/** An item that is a signed difference of the sides. */
export function readDifference(item: FrontalFilmItemName, ground: FrontalGround): SideDifference | null {
  const reading = readFrontal(item, ground)
  if (reading.status === 'missing') return null
  return { mm: reading.value, error: reading.error, standing: standingOf(reading.value) }
}

/** 100 (L - R) / ((L + R) / 2): per cent, + the left is larger; clinical/beyond/frontal.md, section 6. */
const asymmetryIndex = (right: number, left: number): number | null => {
  const index = (200 * (left - right)) / (left + right)
  return Number.isFinite(index) ? index : null
}

function compared(level: FrontalLevelRow, ground: FrontalGround, inPixels: FrontalGround): SideComparison {
  const [right, left] = [readFrontal(level.right, ground), readFrontal(level.left, ground)]
  const [r, l] = [readFrontal(level.right, inPixels), readFrontal(level.left, inPixels)]
  const difference = readDifference(level.sides, ground)
  const height = readDifference(level.height, ground)
  return {
    ...{ level, right, left, difference, height },
    index: r.status === 'read' && l.status === 'read' ? asymmetryIndex(r.value, l.value) : null,
    total: difference && height ? Math.hypot(difference.mm, height.mm) : null,
  }
}

/** Right and left beside each other, level by level from above; the index also where the film has no scale. */
export function compareSides(ground: FrontalGround): readonly SideComparison[] {
  const inPixels = frontalGround(ground.points, 1, {})
  return frontalLevels.map(level => compared(level, ground, inPixels))
}
