import type { FrontalFilmReading } from '@sella/ceph/frontal/reading'
import { showValue } from '@sella/ceph/measure/display'
import { useWords } from '../../../words/i18n'

export const degrees = (angle: number): string => `${showValue(angle, 'degree')}°`

/** How the midline was constructed, in words. */
export const useMidlineWords = ({ ground }: FrontalFilmReading): string => {
  const { t } = useWords()
  const { midline } = ground.frame
  if (!midline) return t('frontal.msr.none')
  const { by, lean } = midline
  return lean === null ? t(`frontal.msr.${by}-alone`) : t(`frontal.msr.${by}`, { lean: degrees(Math.abs(lean)) })
}
