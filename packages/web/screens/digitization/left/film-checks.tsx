import { Check, TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { filmFacts } from './film-facts'
import styles from './left.module.css'

/** Facts about the film itself, at the foot of the column while it is open. */
export const FilmChecks = () => {
  const { t } = useWords()
  const { photo } = useDesk()
  const { tracing } = useCommitted()
  const checked = filmFacts(tracing, photo.checks ?? null)
  if (!checked) return null
  const { facts, turned, passed } = checked
  return (
    <section className={styles.checks} aria-label={t('bench.checks.title')}>
      <header>
        <h3>{t('bench.checks.title')}</h3>
        <span data-passed={passed}>
          {passed ? <Check size={14} /> : <TriangleAlert size={14} />}
          {t(passed ? 'bench.checks.passed' : 'bench.checks.look')}
        </span>
      </header>
      <p>{facts.map(fact => t(`bench.checks.${fact}`, { degrees: turned })).join(t('app.separator'))}</p>
    </section>
  )
}
