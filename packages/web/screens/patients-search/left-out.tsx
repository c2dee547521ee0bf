import type { SearchFilter } from '@sella/contract/case-search'
import { Ruler } from 'lucide-react'
import type { FoundWindow } from '../../api/case-search'
import { useWords } from '../../words/i18n'
import type { Items } from './items'
import styles from './patients-search.module.css'

interface LeftOutProps {
  readonly filter: SearchFilter
  readonly items: Items
  readonly left: FoundWindow['left']
  readonly onChange: (filter: SearchFilter) => void
}

/** Records that could not be compared; none is left out, or let in, silently. */
export const LeftOut = ({ filter, items, left, onChange }: LeftOutProps) => {
  const { t } = useWords()
  const inexact = (filter.findings ?? []).some(finding => items.mayBeInexact(finding.item))
  if (!left) return null
  const lines = [
    ...(left.approximate > 0
      ? [{ text: t('search.approximate', { count: left.approximate }), verb: t('search.countThem'), approximate: true }]
      : []),
    ...(inexact && filter.approximate
      ? [{ text: t('search.approximateOn'), verb: t('search.countNot'), approximate: undefined }]
      : []),
    ...(left.unscaled > 0 ? [{ text: t('search.unscaled', { count: left.unscaled }), verb: null, approximate: undefined }] : []),
    ...(left.waiting > 0 ? [{ text: t('search.waiting', { count: left.waiting }), verb: null, approximate: undefined }] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={styles.left} role="status">
      {lines.map(({ text, verb, approximate }) => (
        <li key={text}>
          <Ruler size={14} aria-hidden />
          <span>{text}</span>
          {verb && (
            <button type="button" onClick={() => onChange({ ...filter, approximate })}>
              {verb}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
