import { type Hold, type RegistrationName, registrationLandmark, registrations } from '@sella/ceph/superimpose/registrations'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { useWords } from '../../words/i18n'

/** What a registration is held on, in words: `S 固定`, `PNS–ANS 中点固定`, `最佳拟合`. */
export const useHoldText = () => {
  const { t } = useWords()
  return (method: RegistrationName, hold: Hold): string => {
    if (hold === 'contours') return t('overlay.hold.contours')
    if (hold === 'fit') return t('overlay.hold.fit')
    const on = registrationLandmark(method, hold)
    const [from, to] = registrations[method].along.map(shortLandmarkName)
    return on ? t('overlay.hold.fixedAt', { point: shortLandmarkName(on) }) : t('overlay.hold.midpoint', { from, to })
  }
}
