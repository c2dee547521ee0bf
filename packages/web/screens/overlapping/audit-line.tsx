import { drawnOf, type Overlay } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { useWords } from '../../words/i18n'
import { plain, signed } from '../digitization/results/rows'
import styles from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'
import { whySkipped } from './why-skipped'

/** What was held, along which line, how each record was turned and shifted, and which were left out and why. */
export const AuditLine = ({ overlay }: { readonly overlay: Overlay }) => {
  const { t } = useWords()
  const { colourOf, films } = useTable()
  const { register, along } = registrations[overlay.method]
  const dayOfRecord = (id: string) => dayOf(films.find(one => one.record.uuid === id)?.record ?? { createday: '' })
  return (
    <p className={styles.audit}>
      <span>{t('overlap.held', { point: shortLandmarkName(register) })}</span>
      <span>{t('overlap.along', { from: shortLandmarkName(along[0]), to: shortLandmarkName(along[1]) })}</span>
      {drawnOf(overlay).map(
        one =>
          one.status === 'registered' && (
            <span key={one.film.id} title={dayOfRecord(one.film.id)}>
              <i style={{ background: colourOf(one.film.id) }} />
              {t('overlap.moved', {
                turn: signed(one.registered.rotationDegrees),
                residual: plain(one.registered.residualMm),
              })}
              {one.nudge && <em>{t('overlap.nudged')}</em>}
            </span>
          ),
      )}
      {overlay.laid.map(
        one =>
          one.status === 'skipped' && (
            <span key={one.film.id} className={styles.skipped}>
              {t('overlap.skipped', { day: dayOfRecord(one.film.id), why: whySkipped(one.why, t) })}
            </span>
          ),
      )}
    </p>
  )
}
