import type { CallName } from '../calls/index'
import { type Need, needs } from './needs'

/** The leave a call needs with this input; null for calls not made by a signed-in doctor. */
export const needOf = (name: CallName, input: unknown): Need | null => {
  const row = (needs as Readonly<Record<string, Need | ((input: unknown) => Need) | undefined>>)[name]
  return row === undefined ? null : typeof row === 'function' ? row(input) : row
}
