import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Category } from '@sella/ceph/data/measurements/row'
import { Button, Input, Select } from 'antd'
import { Plus, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { AvailableRow, type RowActs } from './available-row'
import { useListDrop } from './dragging'
import type { Library } from './library'
import { type Filter, type Listed, matchingItems } from './listed-items'

interface AvailableListProps extends RowActs {
  readonly library: Library
  /** Items already chosen are not offered again. */
  readonly chosen: readonly string[]
  readonly ownItems: OwnItems
  readonly giveBack: (item: string) => void
  /** Creates a new measurement. */
  readonly create: () => void
}

const useFilters = (items: readonly Listed[]) => {
  const { t } = useWords()
  const categories = [...new Set<Category>(items.map(listed => listed.category))]
  return [
    { value: 'all' as Filter, label: t('analyses.allCategories') },
    ...(items.some(listed => listed.own) ? [{ value: 'own' as Filter, label: t('workbench.results.own') }] : []),
    ...categories.map(value => ({ value: value as Filter, label: t(`workbench.categories.${value}`) })),
  ]
}

/** Every item a doctor may choose, own ones first, searchable by name, category or landmark. */
export const AvailableList = ({ library, chosen, ownItems, giveBack, create, ...acts }: AvailableListProps) => {
  const { t } = useWords()
  const [wanted, setWanted] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const list = useListDrop(giveBack)
  const items = useMemo(() => library.items(ownItems), [library, ownItems])
  const shown = useMemo(
    () => matchingItems(items, { wanted, filter }).filter(listed => !chosen.includes(listed.item)),
    [items, wanted, filter, chosen],
  )
  return (
    <section className={styles.box}>
      <header>
        {t('analyses.available')}
        {library.defines && (
          <Button type="link" size="small" icon={<Plus size={13} />} onClick={create}>
            {t('analyses.ownItem.create')}
          </Button>
        )}
        <small>{shown.length}</small>
      </header>
      <div className={styles.list}>
        <div className={styles.search}>
          <Input
            variant="borderless"
            allowClear
            prefix={<Search size={14} />}
            placeholder={t('analyses.search')}
            aria-label={t('analyses.search')}
            value={wanted}
            onChange={event => setWanted(event.target.value)}
          />
          <Select<Filter>
            size="small"
            variant="filled"
            popupMatchSelectWidth={false}
            value={filter}
            options={useFilters(items)}
            onChange={setFilter}
            aria-label={t('workbench.detail.category')}
          />
        </div>
        <ul ref={list}>
          {shown.map(listed => (
            <AvailableRow key={listed.item} listed={listed} {...{ library, ...acts }} />
          ))}
          {shown.length === 0 && <li className={styles.nothing}>{t('analyses.nothingFound')}</li>}
        </ul>
      </div>
    </section>
  )
}
