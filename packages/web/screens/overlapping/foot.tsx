import { Ruler } from 'lucide-react'
import { Key } from '../../parts/key'
import { useWords } from '../../words/i18n'
import styles from './foot.module.css'
import shared from './overlapping.module.css'
import { useTable } from './table'

/** Of many films with one scale it is written once. */
const many = 4

/** The scales of the films, what was not corrected on them, and the keys available now. */
export const Foot = () => {
  const { t } = useWords()
  const { chosen, base, moved } = useTable()
  const scales = chosen.map(({ film: { calibration } }) =>
    calibration.mmPerPixel === null
      ? t('overlap.noScale')
      : `${calibration.mmPerPixel.toFixed(3)}${calibration.provenance === 'detector' ? ' ≈' : ''}`,
  )
  const written = scales.length > many && new Set(scales).size === 1 ? scales.slice(0, 1) : scales
  return (
    <footer className={styles.foot}>
      <Ruler size={14} aria-hidden />
      <span>{t('overlap.scales', { scales: written.join(' · ') })}</span>
      <span className={shared.quiet}>{t('overlap.rigid')}</span>
      {moved.length > 0 && (
        <span className={styles.warn}>
          {t('overlay.since.foot', { count: moved.length, day: base?.savedOn ?? t('app.none') })}
        </span>
      )}
      <span className={styles.keys}>
        <Key>{t('overlap.space')}</Key>
        {t('overlap.flicker')}
        <Key>{'1–9'}</Key>
        {t('overlap.showHide')}
      </span>
    </footer>
  )
}
