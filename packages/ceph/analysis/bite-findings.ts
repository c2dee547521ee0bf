import { type BiteGrade, biteGrade, overjetGrade, usualLowerCrownMm } from '../measure/overbite-overjet'
import type { Words } from '../words'
import type { EvaluationRow, Finding } from './analysis'
import { borderline, joined, quantityOf, readError, readValue, sideOf } from './finding'

/**
 * One row with the grade of its value. `at` grades a different value of the same row, to test whether its error reaches a limit.
 */
interface Graded {
  readonly grade: BiteGrade
  readonly row: EvaluationRow
  readonly at: (value: number) => BiteGrade | null
}

const gradedRow = (row: EvaluationRow | undefined, at: Graded['at']): Graded | null => {
  const value = row ? readValue(row) : null
  const grade = value === null ? null : at(value)
  return row && grade ? { grade, row, at } : null
}

function isUncertainGrade({ grade, row, at }: Graded): boolean {
  const [value, error] = [readValue(row), readError(row)]
  if (value === null || error === null) return false
  return [value - error, value + error].some(other => at(other)?.key !== grade.key)
}

const crown: Words = {
  zh: `（设下切牙冠高 ${usualLowerCrownMm} mm）`,
  en: ` (lower crown taken as ${usualLowerCrownMm} mm)`,
}

/** The grade of an overbite; a deep one goes by a height of the lower crown that nobody measured, and says so. A normal one is so by its norm too. */
const statedBiteGrade = (overbite: number, overjet: number | null): BiteGrade | null => {
  const grade = biteGrade(overbite, overjet)
  return grade?.key.startsWith('deep') ? { ...grade, title: joined([grade.title, crown], { zh: '', en: '' }) } : grade
}

/** Which side of normal a grade is on. */
const gradeSide = (key: string): 'normal' | 'large' | 'small' =>
  key === 'normal' ? 'normal' : key.startsWith('deep') ? 'large' : 'small'

/**
 * Grades have limits of their own. A grade on a different side from the row's class is not reported; the table's text is used
 * instead.
 */
const agrees = ({ grade, row }: Graded): boolean => {
  const side = sideOf(row)
  return side === null || side === gradeSide(grade.key)
}

function findingOf(graded: Graded): Finding {
  const { grade, row } = graded
  const uncertain = isUncertainGrade(graded)
  const text = borderline(grade.title, uncertain)
  return { plane: 'dental', key: grade.key, text, items: [row.item], kind: 'type', stars: row.stars, uncertain }
}

/**
 * Grades of overbite and overjet, where they agree with the rows. A reversed overjet is reported once, under overjet: the bite is
 * reversed.
 */
export function biteFindings(rows: readonly EvaluationRow[]): readonly Finding[] {
  const find = (quantity: string) => rows.find(row => quantityOf(row) === quantity && readValue(row) !== null)
  const [bite, jet] = [find('Overbite'), find('Overjet')]
  const overjet = jet ? readValue(jet) : null
  const vertical = gradedRow(bite, value => statedBiteGrade(value, overjet))
  const sagittal = gradedRow(jet, overjetGrade)
  const reversed = vertical?.grade.key === 'reversed' ? vertical.grade : null
  const grades = reversed ? [sagittal && { ...sagittal, grade: reversed }] : [vertical, sagittal]
  return grades.flatMap(graded => (graded && agrees(graded) ? [findingOf(graded)] : []))
}
