import type { Words } from '../words'
import { roundHalfAway } from './display'

/** A grade of the bite; limits and names from clinical/classification.json. */
export interface BiteGrade {
  readonly key: string
  readonly title: Words
}

/** Valid up to and including `to`; the first matching row applies, so that no value falls between two rows. */
interface GradeRow extends BiteGrade {
  readonly to: number
}

/** Depth of an open bite in mm. The specification's "degrees (up to 3, up to 5, above)" are grades with limits in mm. */
const openBite: readonly GradeRow[] = [
  { key: 'open_bite_1', title: { zh: '开合Ⅰ度', en: 'Open bite degree I' }, to: 3 },
  { key: 'open_bite_2', title: { zh: '开合Ⅱ度', en: 'Open bite degree II' }, to: 5 },
  { key: 'open_bite_3', title: { zh: '开合Ⅲ度', en: 'Open bite degree III' }, to: Number.POSITIVE_INFINITY },
]

const reversed: BiteGrade = { key: 'reversed', title: { zh: '反合', en: 'Reversed bite (anterior crossbite)' } }

/** Fraction of the lower incisor's crown covered by the upper one; grades from two textbook summaries. */
const overbiteShare: readonly GradeRow[] = [
  { key: 'normal', title: { zh: '覆合正常', en: 'Normal overbite' }, to: 1 / 3 },
  { key: 'deep_1', title: { zh: '深覆合Ⅰ度', en: 'Deep overbite degree I' }, to: 1 / 2 },
  { key: 'deep_2', title: { zh: '深覆合Ⅱ度', en: 'Deep overbite degree II' }, to: 2 / 3 },
  { key: 'deep_3', title: { zh: '深覆合Ⅲ度', en: 'Deep overbite degree III' }, to: Number.POSITIVE_INFINITY },
]

/** Overjet in mm, from 0.5. The edge-to-edge band of 0.5 mm is our own proposal; one source gives 7 for the last limit of 8. */
const overjetSize: readonly GradeRow[] = [
  { key: 'normal', title: { zh: '覆盖正常', en: 'Normal overjet' }, to: 3 },
  { key: 'deep_1', title: { zh: '深覆盖Ⅰ度', en: 'Increased overjet degree I' }, to: 5 },
  { key: 'deep_2', title: { zh: '深覆盖Ⅱ度', en: 'Increased overjet degree II' }, to: 8 },
  { key: 'deep_3', title: { zh: '深覆盖Ⅲ度', en: 'Increased overjet degree III' }, to: Number.POSITIVE_INFINITY },
]

const reversedOverjet: BiteGrade = { key: 'reversed', title: { zh: '反覆盖', en: 'Reversed overjet' } }
const edgeToEdge: BiteGrade = { key: 'edge', title: { zh: '对刃', en: 'Edge to edge' } }

/** Visible crown of the lower incisor in mm if it was not measured; from memory, to be replaced by the clinical value. */
export const usualLowerCrownMm = 9

/** Tolerance for rounding errors of thirds and sums, so that values on a limit count as on it. */
const rounding = 1e-9

const gradeOf = (value: number, rows: readonly GradeRow[]): BiteGrade | null => {
  const row = rows.find(({ to }) => value <= to + rounding)
  return row === undefined ? null : { key: row.key, title: row.title }
}

/**
 * The vertical grade: open bite by its depth, otherwise reversed if the overjet is negative, otherwise by how much of the lower
 * crown is covered. Overbite and overjet in mm (items Overbite, Overjet; open and reversed are negative). Null for non-finite
 * values or a crown of zero height; a missing overjet does not hide an open bite. Values are rounded to 2 decimals first, as for
 * judging.
 */
export function biteGrade(
  overbiteMm: number,
  overjetMm: number | null,
  lowerCrownMm: number = usualLowerCrownMm,
): BiteGrade | null {
  if (!Number.isFinite(overbiteMm) || !(lowerCrownMm > 0)) return null
  const overbite = roundHalfAway(overbiteMm, 2)
  if (overbite < 0) return gradeOf(-overbite, openBite)
  if (overjetMm === null || !Number.isFinite(overjetMm)) return null
  return roundHalfAway(overjetMm, 2) < 0 ? reversed : gradeOf(overbite / lowerCrownMm, overbiteShare)
}

/**
 * The sagittal grade of an overjet in mm: reversed below 0, edge to edge below 0.5, then normal to 3. Rounded to 2 decimals
 * first. Null if not finite.
 */
export function overjetGrade(overjetMm: number): BiteGrade | null {
  if (!Number.isFinite(overjetMm)) return null
  const overjet = roundHalfAway(overjetMm, 2)
  if (overjet < 0) return reversedOverjet
  return overjet < 0.5 ? edgeToEdge : gradeOf(overjet, overjetSize)
}
