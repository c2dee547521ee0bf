import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { findings } from '@sella/drawing/report/findings'
import { itemNameIn } from '../../../readings/names'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import styles from './paper.module.css'

/** All findings with the items they rest on. */
export const FindingsOnPaper = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t, lang } = useWords()
  const listed = findings(evaluation, lang)
  if (listed.length === 0) return null
  return (
    <section className={styles.findings}>
      <h2>
        {t('workbench.findings.title')}
        <small>{t('workbench.findings.support')}</small>
      </h2>
      <dl>
        {listed.map(({ category, meanings, rows }) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>{meanings.join(lang === 'zh' ? '；' : '; ')}</dd>
            <dd>
              {rows.map(row => (
                <span key={row.item}>
                  {itemNameIn(row, evaluation.rows, lang)} <Stars stars={row.stars} of={row.class} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
