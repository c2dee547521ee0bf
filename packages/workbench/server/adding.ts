import { same } from '../same'
import { Refused } from './refused'

interface Adding<Fields, Row> {
  readonly add: (fields: Fields) => Promise<Row>
  /** Changes a row added with `from` to `to`. */
  readonly change: (row: Row, from: Fields, to: Fields) => Promise<Row>
}

/** Whether the outcome of a call is unknown: it may have been carried out. */
export const isUnanswered = (error: unknown): boolean => error instanceof Refused && (error.status === 0 || error.status >= 500)

/**
 * Adds a form's values once. An earlier call without a reply may have arrived: if the form has changed since, the earlier values
 * are sent again first, so that the server tells what became of them, and the row is then changed. It stays the form's until that
 * change is stored: one that fails must not let the next call add a second row.
 */
export const addingOnce = <Fields, Row>({ add, change }: Adding<Fields, Row>): ((fields: Fields) => Promise<Row>) => {
  let unanswered: { readonly fields: Fields } | null = null
  let added: { readonly row: Row; readonly fields: Fields } | null = null
  const answered = async (fields: Fields, call: () => Promise<Row>): Promise<Row> => {
    unanswered = { fields }
    try {
      const row = await call()
      unanswered = null
      return row
    } catch (error) {
      if (!isUnanswered(error)) unanswered = null
      throw error
    }
  }
  const send = async (fields: Fields): Promise<Row> => {
    const before = added
    if (before && same(before.fields, fields)) return before.row
    const row = await answered(fields, () => (before ? change(before.row, before.fields, fields) : add(fields)))
    added = { row, fields }
    return row
  }
  return async wanted => {
    const before = unanswered
    if (before && !same(before.fields, wanted))
      await send(before.fields).catch((error: unknown) => {
        if (isUnanswered(error)) throw error
      })
    const row = await send(wanted)
    added = null
    return row
  }
}
