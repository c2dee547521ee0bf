import type { Sought } from './match'

/** The heading a command stands under, in the order of the palette. */
export const groups = ['actions', 'view', 'display', 'stages', 'analyses', 'points'] as const
export type Group = (typeof groups)[number]

/** A command of the palette. */
export interface Entry extends Sought {
  readonly id: string
  readonly group: Group
  readonly run: () => void
  readonly keys?: readonly string[]
  /** What stands beside it: its state, a code. */
  readonly note?: string
  /** Why it waits; running it then says so. */
  readonly blocked?: string | null
}
