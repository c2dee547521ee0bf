import { useWords } from '../../words/i18n'
import { Canvas } from './canvas'
import styles from './canvas.module.css'
import { DisplacementTable } from './displacement-table'
import { useTable } from './table'
import { Trend } from './trend'

/** One picture per registration of the scheme; for all three the trend and the displacements below. */
export const Canvases = () => {
  const { t } = useWords()
  const { methods, scheme } = useTable()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys too.
    <section className={styles.canvases} data-function={scheme.overFun} aria-label={t('routes.studioOverlapping')} tabIndex={0}>
      <div className={styles.figures} data-several={methods.length > 1}>
        {methods.map(method => (
          <Canvas key={method} method={method} />
        ))}
      </div>
      {methods.length > 1 && <p className={styles.swipe}>{t('overlay.swipe')}</p>}
      <Trend />
      <DisplacementTable />
    </section>
  )
}
