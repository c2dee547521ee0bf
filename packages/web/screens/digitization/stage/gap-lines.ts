import type { Gap } from '@sella/drawing/tracing/anatomy'

/** What the log is told of curves drawn without some of their points: a line a curve. */
export const gapLines = (gaps: readonly Gap[]): readonly string[] =>
  [...new Set(gaps.map(({ curve }) => curve))].map(
    curve => `${curve} (${gaps.flatMap(gap => (gap.curve === curve ? gap.point : [])).join(', ')})`,
  )
