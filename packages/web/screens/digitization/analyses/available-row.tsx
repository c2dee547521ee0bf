import { unitSigns } from '@sella/ceph/unit'
import { GripVertical, Plus, SquarePen, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { useDraggable } from './dragging'
import type { Library } from './library'
import type { Listed } from './listed-items'

/** What can be done with an available item. */
export interface RowActs {
  readonly picked: string | null
  readonly pick: (item: string) => void
  readonly add: (item: string) => void
  /** Only for the doctor's own measurements. */
  readonly change: (item: string) => void
  readonly drop: (item: string) => void
}

interface ActsProps extends RowActs {
  readonly library: Library
  readonly listed: Listed
}

const Acts = ({ library, listed, add, change, drop }: ActsProps) => {
  const { t, lang } = useWords()
  const title = library.title(listed.item, lang)
  const own = [
    ['editItem', SquarePen, change],
    ['deleteItem', Trash2, drop],
  ] as const
  const acts = [...(listed.own ? own : []), ['add', Plus, add] as const]
  return acts.map(([act, Icon, run]) => (
    <button
      key={act}
      type="button"
      className={styles.act}
      aria-label={t(`analyses.${act}`, { name: title })}
      title={t(`analyses.${act}`, { name: title })}
      onClick={() => run(listed.item)}
    >
      <Icon size={14} />
    </button>
  ))
}

/** An available item: added by dragging, double click, its button, Enter or the right arrow. */
export const AvailableRow = (props: ActsProps) => {
  const { t, lang } = useWords()
  const { library, listed, picked, pick, add } = props
  const { item, name, unit, own } = listed
  const title = library.title(item, lang)
  const full = title === name[lang] ? title : `${title} ${name[lang]}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return
    event.preventDefault()
    add(item)
  }
  return (
    <li ref={useDraggable(item)} className={styles.row} data-picked={picked === item}>
      <GripVertical size={14} aria-hidden />
      <button
        type="button"
        className={styles.name}
        title={full}
        onClick={() => pick(item)}
        onFocus={() => pick(item)}
        onDoubleClick={() => add(item)}
        onKeyDown={onKeyDown}
      >
        <b>{title}</b>
        {own ? <mark>{t('workbench.results.own')}</mark> : title !== name[lang] && <span>{name[lang]}</span>}
      </button>
      <small>{unitSigns[unit]}</small>
      <Acts {...props} />
    </li>
  )
}
