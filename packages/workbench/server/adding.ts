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
 * are sent again first, so that the server tells what became of them, and the row is then changed.
 */
export const addingOnce = <Fields, Row>({ add, change }: Adding<Fields, Row>): ((fields: Fields) => Promise<Row>) => {
  let unanswered: { readonly fields: Fields } | null = null
  const send = async (fields: Fields): Promise<Row> => {
    unanswered = { fields }
    try {
      const row = await add(fields)
      unanswered = null
      return row
    } catch (error) {
      if (!isUnanswered(error)) unanswered = null
      throw error
    }
  }
  return async wanted => {
    const before = unanswered
    if (!before || same(before.fields, wanted)) return send(wanted)
    const [row] = await send(before.fields).then(
      added => [added] as const,
      (error: unknown) => {
        if (isUnanswered(error)) throw error
        return []
      },
    )
    return row === undefined ? send(wanted) : change(row, before.fields, wanted)
  }
}
