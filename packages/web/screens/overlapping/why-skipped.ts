import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { Missing } from '@sella/ceph/measure/reading'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import type { useWords } from '../../words/i18n'

/** Why a record is left out of a registration, in words. */
export const whySkipped = ({ why, needs }: Missing, t: ReturnType<typeof useWords>['t']): string => {
  if (why === 'uncalibrated') return t('overlap.noScale')
  if (why === 'no-contour') return t('overlay.hold.noContour')
  const points = needs.filter(isLandmarkName).map(shortLandmarkName).join(' · ')
  return why === 'missing-points' && points ? t('overlap.lacks', { points }) : t('overlap.degenerate')
}
