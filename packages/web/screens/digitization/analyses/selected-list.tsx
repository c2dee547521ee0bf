import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { OwnValues } from '@sella/contract/documents/own-values'
import { ArrowDown, ArrowUp, GripVertical, SquarePen, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { useDraggable, useListDrop, useRowDrop } from './dragging'
import type { Library } from './library'
import { isOverridden } from './overrides'
import { RowNorms } from './usual-norm-text'

interface SelectedListProps {
  readonly library: Library
  readonly items: readonly string[]
  readonly overrides: OwnValues
  readonly ownItems: OwnItems
  readonly picked: string | null
  readonly pick: (item: string) => void
  readonly drop: (item: string, at: number) => void
  readonly shift: (item: string, by: 1 | -1) => void
  readonly remove: (item: string) => void
  /** Opens the item's texts and norms. */
  readonly customise: (item: string) => void
}

interface Titled {
  readonly item: string
  readonly title: string
}

const Acts = ({ item, title, shift, remove, customise }: Pick<SelectedListProps, 'shift' | 'remove' | 'customise'> & Titled) => {
  const { t } = useWords()
  const acts = [
    ['up', ArrowUp, () => shift(item, -1)],
    ['down', ArrowDown, () => shift(item, 1)],
    ['edit', SquarePen, () => customise(item)],
    ['remove', X, () => remove(item)],
  ] as const
  return acts.map(([act, Icon, run]) => (
    <button
      key={act}
      type="button"
      className={styles.act}
      aria-label={t(`analyses.${act}`, { name: title })}
      title={t(`analyses.${act}`, { name: title })}
      onClick={run}
    >
      <Icon size={14} />
    </button>
  ))
}

const Row = ({ item, place, ...props }: SelectedListProps & { readonly item: string; readonly place: number }) => {
  const { t, lang } = useWords()
  const { library, overrides, ownItems, picked, pick, drop, shift, remove, customise } = props
  const row = useDraggable(item)
  const edge = useRowDrop(row, place, drop)
  const title = library.title(item, lang)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') remove(item)
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    shift(item, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li ref={row} className={styles.row} data-picked={picked === item} data-edge={edge}>
      <GripVertical size={14} aria-hidden />
      <small className={styles.number}>{place + 1}</small>
      <button type="button" className={styles.name} title={title} onClick={() => pick(item)} onKeyDown={onKeyDown}>
        <b>{title}</b>
        {isOverridden(overrides, item) && <mark>{t('analyses.changed')}</mark>}
      </button>
      <RowNorms norms={library.usualNorms(item, ownItems, overrides[item])} />
      <Acts {...{ item, title, shift, remove, customise }} />
    </li>
  )
}

/** The chosen items in order: moved by dragging, by buttons, or by Alt and the arrow keys. */
export const SelectedList = (props: SelectedListProps) => {
  const { t } = useWords()
  const { items, drop } = props
  const list = useListDrop(item => drop(item, items.length))
  return (
    <section className={styles.box}>
      <header>
        {t('analyses.selected')}
        <small>{items.length}</small>
      </header>
      <div className={styles.list}>
        <ul ref={list}>
          {items.map((item, place) => (
            <Row key={item} item={item} place={place} {...props} />
          ))}
          <li className={styles.nothing}>{t('analyses.drop')}</li>
        </ul>
      </div>
    </section>
  )
}
