import type { Gap } from '@sella/drawing/tracing/anatomy'

/** Log lines for curves drawn without some of their points: one per curve. */
export const gapLines = (gaps: readonly Gap[]): readonly string[] =>
  [...new Set(gaps.map(({ curve }) => curve))].map(
    curve => `${curve} (${gaps.flatMap(gap => (gap.curve === curve ? gap.point : [])).join(', ')})`,
  )
