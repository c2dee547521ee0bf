import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { quantityOf } from '@sella/ceph/analysis/finding'
import { type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import { byPorion } from '../compare-change'
import type { ComparedRecord } from '../comparison'
import { spanOf } from '../span'
import { chiefQuantities } from './chief-quantities'

/** One measurement over the records of a scheme, in their order. */
export interface Course {
  readonly item: string
  /** What it measures, whatever a hospital calls it. */
  readonly quantity: string
  readonly rows: readonly EvaluationRow[]
  /** From the first record to the last; null if either has no value. */
  readonly change: ValueChange | null
  /** A value depends on a point nobody saw. */
  readonly guessed: boolean
  /** The change may come from the definition of porion alone. */
  readonly byPorion: boolean
}

/** The trend of every measurement that all records have a row for, in the order of the analysis. */
export const coursesOf = (records: readonly ComparedRecord[]): readonly Course[] => {
  const span = spanOf(records)
  return (records[0]?.measured.rows ?? []).flatMap((row): readonly Course[] => {
    const rows = records.flatMap(({ measured }) => measured.rows.find(({ item }) => item === row.item) ?? [])
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last || rows.length < records.length || rows.length < 2) return []
    const guessed = records.some(record => record.guessed.has(row.item))
    const change = valueChange(first.reading, last.reading)
    return [
      { item: row.item, quantity: quantityOf(row), rows, change, guessed, byPorion: span !== null && byPorion(span, row.item) },
    ]
  })
}

/** The first of these quantities that has a change, whatever item measures it; null for none. */
export const courseOf = (courses: readonly Course[], quantities: readonly string[]): Course | null =>
  quantities.flatMap(wanted => courses.find(({ quantity, change }) => quantity === wanted && change !== null) ?? [])[0] ?? null

/** That many trends to draw: requested items first, then one per question, then in the order of the analysis. */
export const chiefCourses = (courses: readonly Course[], count: number, wanted: readonly string[] = []): readonly Course[] => {
  const changed = courses.filter(({ change }) => change !== null)
  const first = chiefQuantities.flatMap(quantities => courseOf(courses, quantities) ?? [])
  const chosen = wanted.flatMap(item => changed.find(course => course.item === item) ?? [])
  return [...new Set([...chosen, ...first, ...changed])].slice(0, count)
}
