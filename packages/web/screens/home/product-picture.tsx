import { useWords } from '../../words/i18n'
import { Deviation } from './deviation'
import film from './picture/film.jpg'
import { height, rows, width } from './picture/rows.json'
import tracing from './picture/tracing.svg'
import styles from './product-picture.module.css'

const classVariable: Readonly<Record<string, string>> = {
  sd_negative_3: 'var(--sdn3)',
  sd_negative_2: 'var(--sdn2)',
  sd_negative_1: 'var(--sdn1)',
  normal: 'var(--sd0)',
  sd_positive_1: 'var(--sdp1)',
  sd_positive_2: 'var(--sdp2)',
  sd_positive_3: 'var(--sdp3)',
}

/** A synthetic film with its tracing and its table, all drawn and measured by the product's own engine (testing/draw-home.ts). */
export const ProductPicture = () => {
  const { t, lang } = useWords()
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} data-theme="dark" role="img" aria-label={t('home.picture')}>
        <div className={styles.film}>
          <div style={{ aspectRatio: `${width} / ${height}` }}>
            <img src={film} alt="" />
            <img src={tracing} alt="" />
          </div>
        </div>
        <ol className={styles.rows} aria-hidden>
          <li className={styles.head}>
            <span>{t('home.columns.item')}</span>
            <span>{t('home.columns.norm')}</span>
            <span>{t('home.columns.value')}</span>
          </li>
          {rows.map(row => (
            <li key={row.item} data-lit={row.item === 'ANB'} style={{ color: classVariable[row.class] }}>
              <span className={styles.item}>{row.name[lang].replace(' (mm)', '')}</span>
              <span className={styles.norm}>{row.norm}</span>
              <span className={styles.value}>
                {row.shown}
                <small>{row.unit}</small>
              </span>
              <span className={styles.stars}>{'★'.repeat(row.stars)}</span>
              <Deviation away={row.away} />
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{t('home.caption')}</figcaption>
    </figure>
  )
}
