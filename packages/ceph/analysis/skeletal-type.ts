import type { TypeRow } from '../data/classification'
import { roundHalfAway } from '../measure/display'

const holds = (value: number, { from, to, including }: TypeRow): boolean => {
  const above = including === 'both' || including === 'from' ? value >= from : value > from
  const below = including === 'both' || including === 'to' ? value <= to : value < to
  return above && below
}

/** The type a value falls in, rounded to 2 decimals first as it is shown and judged. Null only for a value that is no number. */
export const typeOf = (value: number, rows: readonly TypeRow[]): TypeRow | null =>
  rows.find(row => holds(roundHalfAway(value, 2), row)) ?? null

/** Whether a limit between two types lies within the error of a value. */
export const isUncertainType = (value: number, error: number | null, rows: readonly TypeRow[]): boolean =>
  error !== null && rows.some(({ from, to }) => [from, to].some(limit => Math.abs(value - limit) <= error))
