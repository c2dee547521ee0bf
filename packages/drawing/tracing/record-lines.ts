import type { Stroke } from '../scene/scene'

/** A kind of line that distinguishes a record without colour; the dash is in stroke widths of one screen pixel. */
export type LineKind = Pick<Stroke, 'width' | 'dash'>

const kinds: readonly LineKind[] = [
  { width: 1 },
  { width: 1.2, dash: [9, 4] },
  { width: 1.5, dash: [1.6, 2.4] },
  { width: 2.4 },
  { width: 1.2, dash: [9, 3, 1.6, 3] },
  { width: 1.2, dash: [5, 2, 5, 6] },
  { width: 2.2, dash: [9, 4] },
  { width: 2.4, dash: [2, 4] },
  { width: 1.2, dash: [9, 3, 1.6, 3, 1.6, 3] },
  { width: 2.2, dash: [9, 3, 1.6, 3] },
]

/** The kind of the nth record, n from 0: thin, long dashes, dots, thick, then combinations up to ten, after which they repeat. */
export const lineKind = (n: number): LineKind => kinds[n % kinds.length] ?? { width: 1 }
