import { type RawBuilder, sql } from 'kysely'

/** The sort order of a list: last changed first, unless the doctor chose a column; then ascending. */
export interface Order {
  readonly by: 'updated' | 'name' | 'number'
  readonly turned: boolean
}

const columns = { updated: 'updated_at', name: 'name_order', number: 'case_key' } as const

const direction = ({ by, turned }: Order): 'asc' | 'desc' => ((by === 'updated') === turned ? 'asc' : 'desc')

/** Column and direction for rows of `patient`; the uuid breaks ties in the same direction. */
export const orderOf = (order: Order) => ({ column: columns[order.by], direction: direction(order) })

/** The same for gathered cases, `fit`, with `case_uuid` and `updated_at`. */
export const gatheredOrder = (order: Order): RawBuilder<unknown> => {
  const { column, direction: way } = orderOf(order)
  const place =
    order.by === 'updated' ? sql`updated_at` : sql`(select p.${sql.ref(column)} from patient p where p.uuid = fit.case_uuid)`
  return sql`${place} ${sql.raw(way)}, case_uuid ${sql.raw(way)}`
}
