import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { findings } from '@sella/drawing/report/findings'
import { ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { choice, setChoice } from '../../../memory/session'
import { classVar } from '../../../readings/class-colour'
import { itemNameIn } from '../../../readings/names'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './results.module.css'

const Because = ({ row, name }: { readonly row: EvaluationRow; readonly name: string }) => {
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
      {name} <Stars stars={row.stars} of={row.class} />
    </button>
  )
}

/** Findings are collapsed to a line each until opened; remembered. */
const useOpen = () => {
  const [open, setOpen] = useState(() => choice('findings.open') === 'true')
  const turn = () => {
    setChoice('findings.open', String(!open))
    setOpen(!open)
  }
  return { open, turn }
}

/** The findings outside the norm, in words, plane by plane. */
export const Findings = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t, lang } = useWords()
  const listed = useMemo(() => findings(evaluation, lang), [evaluation, lang])
  const { open, turn } = useOpen()
  if (listed.length === 0) return null
  const shown = open ? listed : listed.slice(0, 3)
  return (
    <section className={styles.section} aria-label={t('workbench.findings.title')} data-open={open}>
      <header>
        <button type="button" className={styles.more} aria-expanded={open} onClick={turn}>
          {t('workbench.findings.title')}
          <ChevronUp size={12} aria-hidden />
          {t(open ? 'workbench.findings.fold' : 'workbench.findings.unfold')}
        </button>
        <span>{t('workbench.findings.support')}</span>
      </header>
      {/* Findings are never truncated: without room for all of them they scroll, by keyboard too. */}
      <dl tabIndex={0}>
        {shown.map(finding => (
          <div key={finding.category} className={styles.finding}>
            <dt>{finding.category}</dt>
            <dd title={finding.meanings.join(lang === 'zh' ? '；' : '; ')}>
              {finding.meanings.join(lang === 'zh' ? '；' : '; ')}
            </dd>
            <dd className={styles.because}>
              {finding.rows.slice(0, open ? 6 : 2).map(row => (
                <Because key={row.item} row={row} name={itemNameIn(row, evaluation.rows, lang)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
