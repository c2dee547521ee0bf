import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { judge } from '@sella/ceph/analysis/judge'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import type { CaseFilm } from './case-films'

type JudgedBy = Omit<Parameters<typeof judge>[0], 'tracing' | 'record'>

/** Films of a case measured by one analysis, each by the norms of its own day. The lengths of a film whose scale is doubted are withheld. */
export const measuredFilms = (films: readonly CaseFilm[], by: JudgedBy, doubted: ReadonlySet<string>): readonly Evaluation[] =>
  films.map(({ film, record }) => {
    const whole = judge({ ...by, tracing: film.tracing, record })
    return doubted.has(record.uuid) ? withoutLengths(whole) : whole
  })

/** One item over the records: its rows in their order, and how it changed from the first to the last. */
export interface ItemChange {
  readonly item: string
  readonly rows: readonly EvaluationRow[]
  readonly change: ValueChange | null
}

/** Each item that every record has, in the order of the analysis; a change only where there is more than one record. */
export const changesOf = (evaluations: readonly Evaluation[], items: readonly string[]): readonly ItemChange[] =>
  items.flatMap(item => {
    const rows = evaluations.flatMap(evaluation => evaluation.rows.find(row => row.item === item) ?? [])
    const [first, last] = [rows[0], rows.at(-1)]
    if (rows.length < evaluations.length || !first || !last) return []
    return [{ item, rows, change: rows.length > 1 ? valueChange(first.reading, last.reading) : null }]
  })
