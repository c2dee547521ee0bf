import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { judgedDecimals } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { signed } from '../../../readings/rows'

/** Content of the column beside the value: the norm itself, the difference from its mean, or that in SD. */
export type Beside = 'norm' | 'difference' | 'sd'

const next: Readonly<Record<Beside, Beside>> = { norm: 'difference', difference: 'sd', sd: 'norm' }
export const nextBeside = (now: Beside): Beside => next[now]

export const besideFrom = (stored: string | null): Beside => (stored === 'difference' || stored === 'sd' ? stored : 'norm')

/** Difference from the mean, or in SD; empty without value or norm, and in SD if the norm has no spread. */
export const differenceText = (row: EvaluationRow, as: 'difference' | 'sd', calibration: Calibration): string => {
  if (row.difference === null || row.norm === null) return ''
  if (as === 'difference') return `${scaleMark(row.unit, calibration)}${signed(row.difference, judgedDecimals(row.unit))}`
  return row.norm.sd > 0 ? signed(row.difference / row.norm.sd) : ''
}
