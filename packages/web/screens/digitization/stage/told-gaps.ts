import type { Gap } from '@sella/drawing/tracing/anatomy'
import { useEffect } from 'react'
import { logEngine } from '../../../api/engine-log'

/** What the log is told of curves drawn without some of their points: a line a curve. */
export const gapLines = (gaps: readonly Gap[]): readonly string[] =>
  [...new Set(gaps.map(({ curve }) => curve))].map(
    curve => `${curve} (${gaps.flatMap(gap => (gap.curve === curve ? gap.point : [])).join(', ')})`,
  )

/** Tells the log of the gaps in what is drawn. */
export const useToldGaps = (gaps: readonly Gap[]): void => {
  useEffect(() => {
    for (const line of gapLines(gaps)) logEngine('missing point when drawing a curve', line)
  }, [gaps])
}
