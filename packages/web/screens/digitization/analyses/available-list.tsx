import { itemChoices } from '@sella/ceph/analysis/choices'
import { type ItemName, measurements } from '@sella/ceph/data/measurements'
import type { Lang } from '@sella/ceph/words'
import { Button, Input, Select } from 'antd'
import { GripVertical, Plus, Search } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { useDraggable, useListDrop } from './dragging'

interface Props {
  /** Items already chosen; they are not offered again. */
  readonly chosen: readonly string[]
  readonly picked: string | null
  readonly pick: (item: string) => void
  readonly add: (item: string) => void
  readonly giveBack: (item: string) => void
  /** The doctor's own measurements above the built-in ones. */
  readonly own: ReactNode
  /** Makes a new measurement. */
  readonly create: () => void
}

const units = { degree: '°', mm: 'mm', percent: '%', '': '' } as const
const categories = [...new Set(itemChoices.map(choice => measurements[choice.item].category))]

/** Does the item's name, category or any of its landmarks hold the words? */
const matches = (item: ItemName, wanted: string): boolean => {
  const row = measurements[item]
  const nodes = 'nodes' in row ? row.nodes : []
  return [item, row.name.zh, row.name.en, row.category, ...nodes].join(' ').toLowerCase().includes(wanted.trim().toLowerCase())
}

const Row = ({
  item,
  picked,
  pick,
  add,
  lang,
}: Pick<Props, 'picked' | 'pick' | 'add'> & { readonly item: ItemName; readonly lang: Lang }) => {
  const { t } = useWords()
  const { name, unit } = measurements[item]
  return (
    <li ref={useDraggable(item)} className={styles.row} data-picked={picked === item}>
      <GripVertical size={14} aria-hidden />
      <button type="button" className={styles.name} onClick={() => pick(item)} onDoubleClick={() => add(item)}>
        <b>{item}</b>
        <span>{name[lang]}</span>
      </button>
      <small>{units[unit]}</small>
      <button
        type="button"
        className={styles.act}
        aria-label={t('workbench.analyses.add', { name: item })}
        onClick={() => add(item)}
      >
        <Plus size={14} />
      </button>
    </li>
  )
}

/** Every item a doctor may choose, found by name, category or landmark. */
export const AvailableList = ({ chosen, giveBack, own, create, ...rest }: Props) => {
  const { t, lang } = useWords()
  const [wanted, setWanted] = useState('')
  const [category, setCategory] = useState<string>('')
  const list = useListDrop(giveBack)
  const found = useMemo(
    () =>
      itemChoices
        .map(choice => choice.item)
        .filter(
          item =>
            !chosen.includes(item) && (category === '' || measurements[item].category === category) && matches(item, wanted),
        ),
    [chosen, category, wanted],
  )
  const options = [
    { value: '', label: t('workbench.analyses.allCategories') },
    ...categories.map(value => ({ value: value as string, label: t(`workbench.categories.${value}`) })),
  ]
  return (
    <section className={styles.box}>
      <header>
        {t('workbench.analyses.available')}
        <Button type="link" size="small" icon={<Plus size={13} />} onClick={create}>
          {t('workbench.ownItem.create')}
        </Button>
        <small>{found.length}</small>
      </header>
      <div className={styles.list}>
        <div className={styles.search}>
          <Input
            variant="borderless"
            prefix={<Search size={14} />}
            placeholder={t('workbench.analyses.search')}
            aria-label={t('workbench.analyses.search')}
            value={wanted}
            onChange={event => setWanted(event.target.value)}
          />
          <Select
            size="small"
            variant="filled"
            popupMatchSelectWidth={false}
            value={category}
            options={options}
            onChange={setCategory}
            aria-label={t('workbench.detail.category')}
          />
        </div>
        <ul ref={list}>
          {own}
          {found.map(item => (
            <Row key={item} item={item} lang={lang} {...rest} />
          ))}
          {found.length === 0 && <li className={styles.nothing}>{t('workbench.analyses.nothingFound')}</li>}
        </ul>
      </div>
    </section>
  )
}
