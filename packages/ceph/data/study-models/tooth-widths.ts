import type { ModelSource } from './sources'

/** A tooth's position in its quadrant: incisors, canine, premolars, molars, from the midline. */
export const toothKinds = ['I1', 'I2', 'C', 'P1', 'P2', 'M1', 'M2'] as const
export type ToothKind = (typeof toothKinds)[number]

interface WidthTable {
  readonly upper: Readonly<Record<ToothKind, number>>
  readonly lower: Readonly<Record<ToothKind, number>>
  readonly source: ModelSource
}

/** Mesiodistal widths in mm, Chinese, both sexes combined (Wang). Recalled; no SD, so no tooth is ever judged by it. */
export const usualWidths: WidthTable = {
  upper: { I1: 8.6, I2: 7, C: 7.9, P1: 7.2, P2: 6.7, M1: 10.1, M2: 9.6 },
  lower: { I1: 5.4, I2: 6.1, C: 7, P1: 7.1, P2: 7.1, M1: 11.2, M2: 10.7 },
  source: 'TEXTCN',
}

/**
 * A width that differs from the usual one by more than this fraction is queried, because a misplaced contact is more likely than
 * an unusual tooth.
 */
export const implausible = 0.25

/** Standard error of one reading of a tooth's width, mm. Proposal; published spreads run from 0.06 to 1.33. */
export const widthError = 0.15

/** Two readings of one tooth that differ by more than this, mm, are queried. Proposal. */
export const readingsApart = 0.3
