import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Key } from '../../parts/key'
import { useKeys } from '../../parts/use-keys'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

export const SearchBox = ({ value, onChange }: { readonly value: string; readonly onChange: (typed: string) => void }) => {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  useKeys({
    '/': event => {
      event.preventDefault()
      input.current?.focus()
    },
  })
  return (
    <search className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="text"
        inputMode="search"
        maxLength={200}
        aria-label={t('patients.searchLabel')}
        placeholder={t('patients.search')}
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onChange('')
          if (event.key === 'Escape' || event.key === 'Enter') input.current?.blur()
        }}
      />
      {value === '' ? (
        <Key>{'/'}</Key>
      ) : (
        <button type="button" aria-label={t('patients.clearSearch')} onClick={() => onChange('')}>
          <X size={16} aria-hidden />
        </button>
      )}
    </search>
  )
}
