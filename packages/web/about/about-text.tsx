import '../words/late/about'
import { sourceNames, sources, sourceWords } from '@sella/ceph/data/sources'
import { version } from '../package.json'
import { useWords } from '../words/i18n'
import styles from './about.module.css'
import { Models } from './models'
import { Notices } from './notices'

/** Grades shown in full; the sources of the others are a list for reviewers, folded away. */
const grades = ['spec', 'secondary'] as const
const unchecked = ['memory', 'estimate'] as const

const Sources = () => {
  const { t, lang } = useWords()
  const rows = sourceNames.map(name => ({ seen: sources[name].seen, citation: sourceWords(name)[lang] }))
  const listed = (grade: (typeof grades)[number] | (typeof unchecked)[number]) => (
    <div key={grade} className={styles.grade}>
      <h3>{t(`about.seen.${grade}`)}</h3>
      <ul>
        {rows
          .filter(row => row.seen === grade)
          .map(row => (
            <li key={row.citation}>{row.citation}</li>
          ))}
      </ul>
    </div>
  )
  return (
    <>
      {grades.map(listed)}
      <details>
        <summary>
          {t('about.toCheck', { count: rows.filter(({ seen }) => unchecked.some(grade => grade === seen)).length })}
        </summary>
        {unchecked.map(listed)}
      </details>
    </>
  )
}

/** Version, licence, sources of the norms, abilities and limits of the models, and third-party software. */
export const AboutText = () => {
  const { t } = useWords()
  return (
    <>
      <p className={styles.what}>{t('about.what')}</p>
      <dl className={styles.facts}>
        <dt>{t('about.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('about.licence')}</dt>
        <dd>{t('about.licenceText')}</dd>
        <dt>{t('about.hosting')}</dt>
        <dd>{t('about.hostingText')}</dd>
      </dl>
      <section>
        <h2>{t('about.sources')}</h2>
        <p>{t('about.sourcesText')}</p>
        <Sources />
      </section>
      <Models />
      <section>
        <h2>{t('about.notices')}</h2>
        <p>{t('about.noticesText')}</p>
        <Notices />
      </section>
    </>
  )
}
