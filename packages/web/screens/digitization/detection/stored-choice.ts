import { type PorionChoice, porionChoice } from '@sella/contract/calls/detection'

/** The choice in a stored setting; `film` where there is none, or one that nobody knows. */
export const storedChoice = (content: string | null | undefined): PorionChoice => {
  const stored: unknown = JSON.parse(content ?? 'null')
  const { porion } = (stored ?? {}) as { readonly porion?: unknown }
  const read = porionChoice.safeParse(porion)
  return read.success ? read.data : 'film'
}
