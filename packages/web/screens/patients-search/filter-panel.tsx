import type { SearchFilter } from '@sella/contract/case-search'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { CaseFields } from './case-fields'
import { type Draft, draftOf, filterOf } from './draft'
import { FindingFields } from './finding-fields'
import type { Items } from './items'
import styles from './panel.module.css'
import { RecordFields } from './record-fields'

interface FilterPanelProps {
  /** The panel's initial filter. */
  readonly filter: SearchFilter
  readonly items: Items
  readonly onChange: (filter: SearchFilter) => void
}

/** All filters of the search; each change is reported at once. */
export const FilterPanel = ({ filter, items, onChange }: FilterPanelProps) => {
  const { t } = useWords()
  const [draft, setDraft] = useState(() => draftOf(filter))
  const set = (change: Partial<Draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    onChange(filterOf(next))
  }
  return (
    <form className={styles.panel} onSubmit={event => event.preventDefault()}>
      <section>
        <h2>{t('search.patient')}</h2>
        <CaseFields draft={draft} onChange={set} />
      </section>
      <section>
        <h2>{t('search.record')}</h2>
        <p className={styles.hint}>{t('search.recordHint')}</p>
        <RecordFields draft={draft} onChange={set} />
      </section>
      <section>
        <h2>{t('search.findings')}</h2>
        <p className={styles.hint}>{t('search.findingsHint')}</p>
        <FindingFields findings={draft.findings} items={items} onChange={set} />
      </section>
    </form>
  )
}
