import { type BiteGrade, biteGrade, overjetGrade } from '../measure/overbite-overjet'
import type { Words } from '../words'
import type { Row } from './analysis'
import { borderline, type Finding, joined, quantityOf, readError, readValue } from './finding'

const beside: Readonly<Record<'normal' | 'above' | 'below', Words>> = {
  normal: { zh: '', en: '' },
  above: { zh: '，高于参考范围', en: ', above the norm' },
  below: { zh: '，低于参考范围', en: ', below the norm' },
}

/** A grade that says nothing is wrong does not hide that the value lies outside the norm. */
const sideOf = (key: string, row: Row): keyof typeof beside => {
  if (key !== 'normal' || row.class === 'normal') return 'normal'
  return row.class.startsWith('sd_positive') ? 'above' : 'below'
}

/** One row with the grade of its value; `at` grades another value of it, to see whether its error reaches a limit. */
interface Graded {
  readonly grade: BiteGrade
  readonly row: Row
  readonly at: (value: number) => BiteGrade | null
}

const gradedRow = (row: Row | undefined, at: Graded['at']): Graded | null => {
  const value = row ? readValue(row) : null
  const grade = value === null ? null : at(value)
  return row && grade ? { grade, row, at } : null
}

function isUncertainGrade({ grade, row, at }: Graded): boolean {
  const [value, error] = [readValue(row), readError(row)]
  if (value === null || error === null) return false
  return [value - error, value + error].some(other => at(other)?.key !== grade.key)
}

function findingOf(graded: Graded): Finding {
  const { grade, row } = graded
  const uncertain = isUncertainGrade(graded)
  const text = joined([borderline(grade.title, uncertain), beside[sideOf(grade.key, row)]], { zh: '', en: '' })
  return { plane: 'dental', key: grade.key, text, items: [row.item], kind: 'type', stars: row.stars, uncertain }
}

/** Grades of overbite and overjet. A reversed overjet is said once: it is why the bite is reversed. */
export function biteFindings(rows: readonly Row[]): readonly Finding[] {
  const find = (quantity: string) => rows.find(row => quantityOf(row) === quantity && readValue(row) !== null)
  const [bite, jet] = [find('Overbite'), find('Overjet')]
  const overjet = jet ? readValue(jet) : null
  const vertical = gradedRow(bite, value => biteGrade(value, overjet))
  const sagittal = gradedRow(jet, overjetGrade)
  if (vertical && sagittal && vertical.grade.key === 'reversed') {
    const said = findingOf({ ...sagittal, grade: vertical.grade })
    const stars = vertical.row.stars > said.stars ? vertical.row.stars : said.stars
    return [{ ...said, items: [sagittal.row.item, vertical.row.item], stars }]
  }
  return [vertical, sagittal].flatMap(graded => (graded ? [findingOf(graded)] : []))
}
