import { same } from '../keep'
import { Refused } from './refused'

interface Adding<Fields, Row> {
  readonly add: (fields: Fields) => Promise<Row>
  /** Changes what was added with `from` to `to`. */
  readonly change: (row: Row, from: Fields, to: Fields) => Promise<Row>
}

/** Whether nobody said what became of a call: it may have been done. */
const isUnanswered = (error: unknown): boolean => error instanceof Refused && (error.status === 0 || error.status >= 500)

/**
 * Adds what a form holds, once. What was sent before without an answer may have arrived: where the form holds something else by now,
 * that is sent once more first, by which the server says what became of it, and then changed to what is wanted.
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
