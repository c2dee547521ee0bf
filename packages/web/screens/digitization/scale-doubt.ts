import { refusedScale } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { scaleWarnings } from '@sella/ceph/tracing/scale-warnings'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { useWords } from '../../words/i18n'

/** What S-Na or N-Me say against a film's scale: that it was not used, or that it is unlikely; null where nothing. */
export const scaleDoubt = (tracing: Tracing, calibration: Calibration, t: ReturnType<typeof useWords>['t']): string | null => {
  const refused = refusedScale(tracing)
  if (refused) return t('workbench.scale.refused', { what: refused.length, mm: refused.mm.toFixed(1) })
  const [warning] = calibration.provenance === 'assumed' ? [] : scaleWarnings(tracing, calibration)
  if (!warning) return null
  const { length, mm, from, to } = warning
  return t('workbench.scale.implausible', { what: length, mm: mm.toFixed(1), low: from, high: to })
}
