import { type RawBuilder, sql } from 'kysely'

/** A column of many rows as one text. Reading a hundred thousand rows costs a tenth of reading them one by one. */
export const packed = (column: string): RawBuilder<string | null> =>
  sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`

const comma = 44
const minus = 45
const zero = 48

/** The whole numbers of a packed column, in order; -2^31 to 2^31 - 1. */
export const numbersIn = (text: string | null | undefined): Int32Array => {
  if (!text) return new Int32Array(0)
  const numbers = new Int32Array((text.length >> 1) + 1)
  let [count, number, sign] = [0, 0, 1]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === comma) {
      numbers[count] = sign * number
      count += 1
      number = 0
      sign = 1
    } else if (code === minus) sign = -1
    else number = number * 10 + code - zero
  }
  numbers[count] = sign * number
  return numbers.subarray(0, count + 1)
}

/** The texts of a packed column, in order; they must not contain commas. */
export const textsIn = (text: string | null | undefined): readonly string[] => (text ? text.split(',') : [])
