import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import { Select } from 'antd'
import { useWords } from '../../words/i18n'
import { AuditList } from './audit-list'
import { ChangeTable } from './change-table'
import styles from './change-table.module.css'
import { NormsLine } from './norms-line'
import shared from './overlapping.module.css'
import { PorionNote } from './porion-note'
import { dayOf } from './record-words'
import { ScaleNote } from './scale-note'
import { useTable } from './table'
import { useChanges } from './use-changes'

const Choices = () => {
  const { t, lang } = useWords()
  const { own, analysis, choose } = useChanges()
  const entry = (method: Analysis) => ({ value: method.name, label: method.title[lang] })
  const groups = [
    ...(own.length ? [{ label: t('workbench.results.own'), options: own.map(ownAnalysis => entry(ownAnalysis.analysis)) }] : []),
    { label: t('workbench.results.builtIn'), options: builtInAnalyses.map(entry) },
  ]
  return (
    <div className={styles.choices}>
      <Select
        aria-label={t('workbench.results.method')}
        value={analysis?.name}
        options={groups}
        onChange={choose}
        listHeight={320}
      />
    </div>
  )
}

/** The values of every record, their changes, and whether a change exceeds the error of the points. */
export const ChangePanel = () => {
  const { t, lang } = useWords()
  const { chosen } = useTable()
  const { changes } = useChanges()
  const [first, last] = [chosen[0]?.record, chosen.at(-1)?.record]
  const [from, to] = [first ? dayOf(first) : '', last ? dayOf(last) : '']
  const within = changes.filter(change => change.change?.within).length
  return (
    <aside className={shared.panel} aria-label={t('overlap.panel')}>
      <Choices />
      {first && last && (
        <p className={styles.span}>{t('overlap.span', { from, to, interval: intervalsWords([from, to])[lang] })}</p>
      )}
      <ScaleNote />
      <NormsLine />
      <ChangeTable />
      <PorionNote />
      {within > 0 && <p className={shared.note}>{t('overlap.within', { count: within })}</p>}
      <AuditList />
    </aside>
  )
}
