import { checkValue } from './input'
import { Refusal } from './refusal'

/** JSON kept as text must be JSON, and as harmless as the input around it. Returns what it says. */
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
