import type { Evaluation, Row } from '@sella/ceph/analysis/analysis'
import { findings } from '@sella/drawing/report/findings'
import { useMemo } from 'react'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { classVar } from './class-colour'
import { itemName } from './names'
import styles from './results.module.css'
import { Stars } from './stars'

const Because = ({ row }: { readonly row: Row }) => {
  const { lang } = useWords()
  const { bench } = useDesk()
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'item', name: row.item } : null)
  return (
    <button
      type="button"
      style={{ color: classVar(row.class) }}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
      onFocus={light(true)}
      onBlur={light(false)}
    >
      {itemName(row, lang)} <Stars stars={row.stars} of={row.class} />
    </button>
  )
}

/** What lies outside the norm, in words, the worst first; three lines at most. */
export const Findings = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t, lang } = useWords()
  const found = useMemo(() => findings(evaluation, lang).slice(0, 3), [evaluation, lang])
  if (found.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('workbench.findings.title')}>
      <header>
        <span>{t('workbench.findings.title')}</span>
        <span>{t('workbench.findings.support')}</span>
      </header>
      <dl>
        {found.map(finding => (
          <div key={finding.category} className={styles.finding}>
            <dt>{finding.category}</dt>
            <dd title={finding.meanings.join(lang === 'zh' ? '；' : '; ')}>
              {finding.meanings.join(lang === 'zh' ? '；' : '; ')}
            </dd>
            <dd className={styles.because}>
              {finding.rows.slice(0, 2).map(row => (
                <Because key={row.item} row={row} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
