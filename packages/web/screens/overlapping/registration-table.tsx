import { NO_VALUE } from '@sella/ceph/measure/display'
import { residualShown } from '@sella/ceph/superimpose/change-words'
import { byHandSign, nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import { drawnOf, referenceOf } from '@sella/ceph/superimpose/overlay'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { signed } from '../../readings/rows'
import { useWords } from '../../words/i18n'
import styles from './audit-list.module.css'
import shared from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'
import { useLaidLately } from './use-grip'

const Correction = ({ nudge }: { readonly nudge: Nudge }) => {
  const { t, lang } = useWords()
  return (
    <tr>
      <td />
      <td colSpan={4} className={styles.correction}>
        {t('overlay.audit.corrected', { amount: nudgeWords(nudge)[lang] })}
      </td>
    </tr>
  )
}

const Rows = ({ method }: { readonly method: RegistrationName }) => {
  const { lang } = useWords()
  const { chosen, colourOf, scales } = useTable()
  const overlays = useLaidLately()
  const reference = referenceOf(overlays[method])?.id ?? ''
  return drawnOf(overlays[method]).map(entry => {
    if (entry.status !== 'registered') return null
    const { id, calibration } = entry.film
    const { rotationDegrees, translationMm } = entry.registered
    const doubted = scales.doubted.has(id) || scales.doubted.has(reference)
    const sign = entry.nudge ? ` ${byHandSign[lang]}` : ''
    const record = chosen.find(each => each.record.uuid === id)?.record
    const mark = isMeasuredScale(calibration) ? '' : '≈ '
    return [
      <tr key={id}>
        <td>{method.toUpperCase()}</td>
        <th scope="row">
          <i style={{ background: colourOf(id) }} />
          {record && dayOf(record)}
        </th>
        <td>{`${signed(rotationDegrees)}°`}</td>
        <td>{doubted ? NO_VALUE : `${mark}${signed(translationMm.x)} / ${signed(translationMm.y)}`}</td>
        <td>{doubted ? NO_VALUE : `${entry.residualMm === null ? '' : mark}${residualShown(entry.residualMm)}${sign}`}</td>
      </tr>,
      entry.nudge && <Correction key={`${id}-nudge`} nudge={entry.nudge} />,
    ]
  })
}

/** Rotation, shift, residual and correction of every record in every registration on the page. */
export const RegistrationTable = () => {
  const { t } = useWords()
  const { methods, overlays } = useTable()
  if (!methods.some(method => overlays[method].entries.some(entry => entry.status === 'registered'))) return null
  return (
    <>
      <table className={styles.laid} aria-label={t('overlay.audit.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('overlay.audit.method')}</th>
            <th scope="col">{t('overlay.audit.record')}</th>
            <th scope="col">{t('overlay.audit.turn')}</th>
            <th scope="col">{t('overlay.audit.shift')}</th>
            <th scope="col">{t('overlay.audit.left')}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(method => (
            <Rows key={method} method={method} />
          ))}
        </tbody>
      </table>
      <p className={shared.hint}>{t('overlay.audit.hint')}</p>
    </>
  )
}
