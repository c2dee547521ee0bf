import { same } from '@sella/workbench/same'

/** Another window stored a different value since this change was begun; nothing was stored. */
export class MetElsewhere<T> extends Error {
  constructor(readonly theirs: T) {
    super('changed elsewhere')
  }
}

export interface Versions<T> {
  /** As this change found it; null: not there. */
  readonly was: T | null
  readonly mine: T | null
  readonly theirs: T | null
}

/** Whether storing `mine` would lose a change that nobody here has seen. What was deleted elsewhere loses nothing. */
export const losesTheirs = <T>({ was, mine, theirs }: Versions<T>): boolean =>
  theirs !== null && !same(theirs, was) && !same(theirs, mine)
