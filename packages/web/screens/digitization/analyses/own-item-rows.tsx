import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { GripVertical, Plus, SquarePen, Trash2 } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { useDraggable } from './dragging'

interface Props {
  readonly items: OwnItems
  /** Items already chosen; they are not offered again. */
  readonly chosen: readonly string[]
  readonly picked: string | null
  readonly pick: (item: string) => void
  readonly add: (item: string) => void
  readonly change: (item: string) => void
  readonly drop: (item: string) => void
}

const Row = ({ name, picked, pick, add, change, drop }: Props & { readonly name: string }) => {
  const { t } = useWords()
  const acts = [
    ['edit', SquarePen, change],
    ['deleteItem', Trash2, drop],
    ['add', Plus, add],
  ] as const
  return (
    <li ref={useDraggable(name)} className={styles.row} data-picked={picked === name}>
      <GripVertical size={14} aria-hidden />
      <button type="button" className={styles.name} onClick={() => pick(name)} onDoubleClick={() => add(name)}>
        <b>{name}</b>
        <mark>{t('workbench.results.own')}</mark>
      </button>
      {acts.map(([act, Icon, run]) => (
        <button
          key={act}
          type="button"
          className={styles.act}
          aria-label={t(`workbench.analyses.${act}`, { name })}
          title={t(`workbench.analyses.${act}`, { name })}
          onClick={() => run(name)}
        >
          <Icon size={14} />
        </button>
      ))}
    </li>
  )
}

/** The doctor's own measurements, first in the list of what may be chosen. */
export const OwnItemRows = (props: Props) =>
  Object.keys(props.items)
    .filter(name => !props.chosen.includes(name))
    .map(name => <Row key={name} name={name} {...props} />)
