import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { TFunction } from 'i18next'
import { needsText } from '../../../readings/names'

/** Why there is no value, in a few words. */
export const whyText = (missing: Missing, tracing: Tracing, t: TFunction): string => {
  if (missing.why === 'uncalibrated') return t('workbench.results.uncalibrated')
  if (missing.why === 'degenerate') return t('workbench.results.degenerate')
  if (missing.why === 'needs-other-item') return t('workbench.results.needsItem', { names: needsText(missing, tracing) })
  return t('workbench.results.missing', { names: needsText(missing, tracing) })
}
