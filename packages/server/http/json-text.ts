import { checkValue } from './input'
import { Refusal } from './refusal'

/** Checks that JSON sent as text is valid, and as harmless as the input around it. Returns the parsed value. */
export const checkJson = (text: string, field: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('INPUT_INVALID', { field })
  }
  checkValue(value, field)
  return value
}
