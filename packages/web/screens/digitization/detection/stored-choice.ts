import type { PorionChoice } from '@sella/contract/calls/detection'

/** In the order of the list. Written out: in the browser the contract's schemas are not there to be asked. */
export const porionChoices = ['film', 'anatomic', 'machine'] as const satisfies readonly PorionChoice[]

/** The choice in a stored setting; `film` where there is none, or one that nobody knows. */
export const storedChoice = (content: string | null | undefined): PorionChoice => {
  const stored: unknown = JSON.parse(content ?? 'null')
  const { porion } = (stored ?? {}) as { readonly porion?: unknown }
  return porionChoices.find(choice => choice === porion) ?? 'film'
}
