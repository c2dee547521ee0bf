import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { judge } from '@sella/ceph/analysis/judge'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import type { CaseFilm } from './case-films'

type JudgedBy = Omit<Parameters<typeof judge>[0], 'tracing' | 'record'>

/**
 * Films of a case measured by one analysis, each by the norms of its own date. Lengths of a film whose scale is doubtful are
 * withheld.
 */
export const measuredFilms = (films: readonly CaseFilm[], by: JudgedBy, doubted: ReadonlySet<string>): readonly Evaluation[] =>
  films.map(({ film, record }) => {
    const whole = judge({ ...by, tracing: film.tracing, record })
    return doubted.has(record.uuid) ? withoutLengths(whole) : whole
  })

/** One item across the records: its rows in their order, and its change from first to last. */
export interface ItemChange {
  readonly item: string
  readonly rows: readonly EvaluationRow[]
  readonly change: ValueChange | null
}

/** Every item that all records have, in the order of the analysis; a change only if there is more than one record. */
export const changesOf = (evaluations: readonly Evaluation[], items: readonly string[]): readonly ItemChange[] =>
  items.flatMap(item => {
    const rows = evaluations.flatMap(evaluation => evaluation.rows.find(row => row.item === item) ?? [])
    const [first, last] = [rows[0], rows.at(-1)]
    if (rows.length < evaluations.length || !first || !last) return []
    return [{ item, rows, change: rows.length > 1 ? valueChange(first.reading, last.reading) : null }]
  })
