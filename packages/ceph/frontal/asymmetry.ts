import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { type FrontalLevelRow, frontalLevels } from '../data/frontal/levels'
import { frontalLimits } from '../data/frontal/limits'
import { asRead, roundHalfAway, shownDecimals } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import { type FrontalGround, frontalGround, readFrontal } from './read-item'

/** A difference compared with what two points can distinguish. `limit`: about equal to it. */
export type Standing = 'within' | 'limit' | 'beyond'

/** A difference between the sides in mm, with one standard error; null if no error is known. */
export interface SideDifference {
  /** Positive: the left is larger, further to the left, or lower. */
  readonly mm: number
  readonly error: number | null
  readonly standing: Standing
}

/** The two sides compared at one level. */
export interface SideComparison {
  readonly level: FrontalLevelRow
  readonly right: Reading | Missing
  readonly left: Reading | Missing
  /** Left minus right; null if a side or the scale is missing. */
  readonly difference: SideDifference | null
  /** 100 (L - R) / mean of both: needs no scale. Null unless both are known. */
  readonly index: number | null
  /** How much lower the left one is, along the midline. */
  readonly height: SideDifference | null
  /** Root of the sum of squares of both differences, mm. */
  readonly total: number | null
}

/** A difference within a tenth of a millimetre of the limit counts as on it, because the displayed value is no more exact. */
const standingOf = (mm: number): Standing => {
  const over = roundHalfAway(Math.abs(asRead(mm, 'mm')) - frontalLimits.indistinct, shownDecimals('mm'))
  return Math.abs(over) <= 0.1 ? 'limit' : over < 0 ? 'within' : 'beyond'
}

/** Reads an item that is a signed difference between the sides. */
export function readDifference(item: FrontalFilmItemName, ground: FrontalGround): SideDifference | null {
  const reading = readFrontal(item, ground)
  if (reading.status === 'missing') return null
  return { mm: reading.value, error: reading.error, standing: standingOf(reading.value) }
}

/** 100 (L - R) / ((L + R) / 2): per cent, positive if the left is larger; clinical/beyond/frontal.md, section 6. */
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

/** Compares right and left, level by level from the top; the index is available even if the film has no scale. */
export function compareSides(ground: FrontalGround): readonly SideComparison[] {
  const inPixels = frontalGround(ground.points, 1, {})
  return frontalLevels.map(level => compared(level, ground, inPixels))
}
