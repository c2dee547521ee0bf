/** A password as it was entered. */
export interface Given {
  readonly password: string
  /** How often one was entered: the same again is asked again, since the network may have failed before. */
  readonly turn: number
}

export const givenAgain = (before: Given | null, password: string): Given => ({ password, turn: (before?.turn ?? 0) + 1 })
