import { type Displacement, displacements } from '@sella/ceph/superimpose/change'
import { sagittalWords, verticalWords, withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Overlay, referenceOf } from '@sella/ceph/superimpose/overlay'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { useWords } from '../../words/i18n'
import styles from './overlapping.module.css'
import { useTable } from './table'

type Line = Displacement & { readonly method: RegistrationName }

/** The last record that could be laid on the reference, with the doctor's correction in it. */
const linesOf = (overlay: Overlay): readonly Line[] => {
  const reference = referenceOf(overlay)
  const last = overlay.laid.findLast(one => one.status === 'registered')
  if (!reference || last?.status !== 'registered') return []
  const moved = displacements([reference, last.film], { ...last.registered, move: last.move })
  return moved.map(one => ({ ...one, method: overlay.method }))
}

/** Where landmarks went from the reference to the last record, mm: forward or back, down or up; quiet within the error of the points. */
export const DisplacementTable = () => {
  const { t, lang } = useWords()
  const { overlays, methods } = useTable()
  const lines = methods.flatMap(method => linesOf(overlays[method]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys too.
    <section className={styles.box} data-box="displacement" aria-label={t('overlap.displacement')} tabIndex={0}>
      <table className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">{t('overlap.displacement')}</th>
            <th scope="col">{t('overlap.on')}</th>
            <th scope="col">{t('overlap.sagittal')}</th>
            <th scope="col">{t('overlap.vertical')}</th>
            <th scope="col">{t('overlap.total')}</th>
            <th scope="col" title={t('overlap.floorHint')}>
              {t('overlap.floor')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={`${line.method}-${line.landmark}`}>
              <th scope="row">{shortLandmarkName(line.landmark)}</th>
              <td className={styles.quiet}>{line.method.toUpperCase()}</td>
              <td data-within={withinFloor(line.forwardMm, line.floorMm)}>{sagittalWords(line)[lang]}</td>
              <td data-within={withinFloor(line.downMm, line.floorMm)}>{verticalWords(line)[lang]}</td>
              <td>{line.distanceMm.toFixed(1)}</td>
              <td className={styles.quiet}>{`±${line.floorMm.toFixed(1)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p className={styles.hint}>{t('overlap.noDisplacement')}</p>}
    </section>
  )
}
