import type { Photo } from '@sella/contract/entities'
import { ImageOff } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './compare.module.css'
import type { useLinkedLenses } from './linked-lens'

interface BeforeAfterProps {
  readonly before: Photo | null
  readonly after: Photo | null
  /** The name of each picture: its kind and date. */
  readonly names: readonly [string, string]
  readonly lens: ReturnType<typeof useLinkedLenses>['left']
}

/** Two pictures in one place, each as large as the stage allows, separated by a movable line. They are not registered on each other. */
export const BeforeAfter = ({ before, after, names, lens }: BeforeAfterProps) => {
  const { t } = useWords()
  const [share, setShare] = useState(50)
  if (!before || !after)
    return (
      <div className={styles.stage}>
        <p>
          <ImageOff size={24} aria-hidden />
          {t('pictures.compare.none')}
        </p>
      </div>
    )
  const widest = Math.max(before.width / before.height, after.width / after.height)
  return (
    <section className={styles.over} style={{ '--widest': widest } as CSSProperties} aria-label={t('pictures.compare.slider')}>
      <div className={styles.stage} {...lens.hands}>
        <div className={styles.frame}>
          <img src={before.url} alt={names[0]} draggable={false} style={{ transform: lens.transform }} />
          <div className={styles.after} style={{ clipPath: `inset(-100vh -100vw -100vh ${share}%)` }}>
            <img src={after.url} alt={names[1]} draggable={false} style={{ transform: lens.transform }} />
          </div>
          <i className={styles.seam} style={{ left: `${share}%` }} aria-hidden />
        </div>
        <span className={styles.tag} data-side="left">
          {names[0]}
        </span>
        <span className={styles.tag} data-side="right">
          {names[1]}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        aria-label={t('pictures.compare.share')}
        value={share}
        onChange={event => setShare(Number(event.target.value))}
      />
      <small>{t('pictures.compare.notLaid')}</small>
    </section>
  )
}
