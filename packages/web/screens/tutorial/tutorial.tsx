import '../../words/late/tutorial'
import { Key } from '../../parts/key'
import { useWords } from '../../words/i18n'
import { pictures } from './pictures'
import styles from './tutorial.module.css'

const steps = ['case', 'images', 'points', 'results', 'report'] as const

const keys = [
  ['N', 'add'],
  ['/', 'search'],
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['E', 'edit'],
  ['Ctrl Z', 'undo'],
  ['F', 'fit'],
  ['?', 'all'],
] as const

/** The main task step by step, with pictures taken from the product (e2e/tutorial-pictures.ts). */
export const Tutorial = () => {
  const { t, lang } = useWords()
  return (
    <main className={styles.page}>
      <h1>{t('tutorial.title')}</h1>
      <p className={styles.intro}>{t('tutorial.intro')}</p>
      <ol className={styles.steps}>
        {steps.map((step, i) => {
          const title = t(`tutorial.steps.${step}.title`)
          return (
            <li key={step}>
              <div>
                <span className={styles.number} aria-hidden>
                  {i + 1}
                </span>
                <h2>{title}</h2>
                <p>{t(`tutorial.steps.${step}.text`)}</p>
              </div>
              <a href={pictures[lang][step]} target="_blank" rel="noreferrer" title={t('tutorial.large')}>
                <img
                  src={pictures[lang][step]}
                  alt={t('tutorial.picture', { number: String(i + 1), title })}
                  width={1440}
                  height={900}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          )
        })}
      </ol>
      <section className={styles.keys}>
        <h2>{t('tutorial.keys')}</h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                {key.split(' ').map(part => (
                  <Key key={part}>{part}</Key>
                ))}
                <span className="unseen">{key}</span>
              </dt>
              <dd>{t(`tutorial.key.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}
