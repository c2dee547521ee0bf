import type { Sought } from './match'

/** The heading of a command, in the order of the palette. */
export const groups = ['actions', 'view', 'display', 'stages', 'analyses', 'items', 'points'] as const
export type Group = (typeof groups)[number]

/** An entry of the palette. */
export interface Entry extends Sought {
  readonly id: string
  readonly group: Group
  readonly run: () => void
  readonly keys?: readonly string[]
  /** Shown beside it: its state, a code. */
  readonly note?: string
  /** Why it is blocked; running it then says so. */
  readonly blocked?: string | null
}
