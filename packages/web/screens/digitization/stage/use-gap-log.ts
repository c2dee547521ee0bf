import type { Gap } from '@sella/drawing/tracing/anatomy'
import { useEffect } from 'react'
import { logEngine } from '../../../api/engine-log'
import { gapLines } from './gap-lines'

/** Reports gaps in the drawing to the log. */
export const useGapLog = (gaps: readonly Gap[]): void => {
  useEffect(() => {
    for (const line of gapLines(gaps)) logEngine('missing point when drawing a curve', line)
  }, [gaps])
}
