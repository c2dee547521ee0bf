import { refusedScale } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { scaleWarnings } from '../tracing/scale-warnings'
import type { Tracing } from '../tracing/tracing'
import type { PlanWarning } from './warning'

/**
 * What speaks against the scale that a plan's millimetres go by: nobody measured it, S-Na or N-Me by it is unusual, or S-Na by it
 * is what no patient has, so that it is not used. The same doubts as beside the film; empty where there are none.
 */
export function scaleDoubts(start: Tracing, calibration: Calibration): readonly PlanWarning[] {
  const refused = refusedScale(start)
  const [unlikely] = scaleWarnings(start, calibration)
  return [
    ...(refused ? [{ kind: 'refused-scale', length: refused.length, mm: refused.mm } as const] : []),
    ...(calibration.provenance === 'detector' ? [{ kind: 'unmeasured-scale' } as const] : []),
    ...(unlikely ? [{ kind: 'unlikely-scale', ...unlikely } as const] : []),
  ]
}

const scaleKinds: ReadonlySet<PlanWarning['kind']> = new Set(['unmeasured-scale', 'unlikely-scale', 'refused-scale'])

/** Whether a warning is of the scale: those stand on a saved picture, too, which has no room for the others. */
export const isOfScale = ({ kind }: PlanWarning): boolean => scaleKinds.has(kind)
