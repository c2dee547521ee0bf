import type { SearchFilter } from '@sella/contract/case-search'
import { X } from 'lucide-react'
import { useWords } from '../../words/i18n'
import { useDescribed } from './described'
import type { Items } from './items'
import styles from './patients-search.module.css'

interface AskedChipsProps {
  readonly filter: SearchFilter
  readonly items: Items
  readonly onChange: (filter: SearchFilter) => void
}

/** The active filters, each with a remove button. */
export const AskedChips = ({ filter, items, onChange }: AskedChipsProps) => {
  const { t } = useWords()
  const parts = useDescribed(filter, items)
  if (parts.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('search.asked')}>
      {parts.map(({ key, text, without }) => (
        <li key={key}>
          <span>{text}</span>
          <button type="button" aria-label={t('search.removeChip', { what: text })} onClick={() => onChange(without)}>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li className={styles.clear}>
        <button type="button" onClick={() => onChange({})}>
          {t('search.clear')}
        </button>
      </li>
    </ul>
  )
}
