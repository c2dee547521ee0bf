import type { Gap } from '@sella/drawing/tracing/anatomy'
import { useEffect } from 'react'
import { logEngine } from '../../../api/engine-log'
import { gapLines } from './gap-lines'

/** Tells the log of the gaps in what is drawn. */
export const useToldGaps = (gaps: readonly Gap[]): void => {
  useEffect(() => {
    for (const line of gapLines(gaps)) logEngine('missing point when drawing a curve', line)
  }, [gaps])
}
