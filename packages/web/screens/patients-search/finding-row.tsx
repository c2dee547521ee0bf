import type { Comparison } from '@sella/contract/case-search'
import { InputNumber, Select } from 'antd'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '../../words/i18n'
import type { DraftFinding } from './draft'
import { comparisons } from './filter-address'
import type { ItemGroup, Items } from './items'
import styles from './panel.module.css'

interface FindingRowProps {
  readonly finding: DraftFinding
  readonly group: ItemGroup
  readonly items: Items
  readonly fresh: boolean
  readonly onChange: (change: Partial<DraftFinding>) => void
  readonly onRemove: () => void
}

const signs = Object.entries(comparisons).map(([value, label]) => ({ value: value as Comparison, label }))

/** One measurement, its comparison, and its limit. */
export const FindingRow = ({ finding, group, items, fresh, onChange, onRemove }: FindingRowProps) => {
  const { t } = useWords()
  const { item } = finding
  const options = useMemo(() => {
    const names = [...new Set([...(item === null ? [] : [item]), ...group.items])]
    return names.map(value => ({ value, label: items.nameOf(value) }))
  }, [group, item, items])
  return (
    <li className={styles.finding}>
      <Select
        className={styles.item}
        showSearch={{ optionFilterProp: 'label' }}
        autoFocus={fresh}
        value={item}
        placeholder={t('search.chooseItem')}
        aria-label={t('search.item')}
        options={options}
        listHeight={250}
        popupMatchSelectWidth={240}
        onChange={next => onChange({ item: next })}
      />
      <Select
        className={styles.sign}
        value={finding.is}
        aria-label={t('search.comparison')}
        options={signs}
        onChange={is => onChange({ is })}
      />
      <InputNumber
        className={styles.number}
        value={finding.value}
        min={-100_000}
        max={100_000}
        step={0.1}
        controls={false}
        aria-label={t('search.value')}
        suffix={item === null ? '' : items.unitOf(item)}
        onChange={value => onChange({ value })}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={item === null ? t('search.remove') : t('search.removeFinding', { name: items.nameOf(item) })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}
