import { type SectionId, sectionNames } from '@sella/drawing/report/design'
import { droppedOn, type Lack, listed, movedBy, taken } from '@sella/workbench/report/sections'
import { Checkbox } from 'antd'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { BlockedButton } from '../parts/blocked-button'
import { useWords } from '../words/i18n'
import styles from './design.module.css'

interface SectionOrderProps {
  readonly sections: readonly SectionId[]
  /** How many pages each has; a chosen section without any says so. */
  readonly pages: Readonly<Partial<Record<SectionId, number>>> | null
  /** Why a section has nothing to show. */
  readonly lackOf: (id: SectionId) => Lack | null
  readonly change: (sections: readonly SectionId[]) => void
  /** Shows its first page. */
  readonly show: (id: SectionId) => void
}

type RowProps = Omit<SectionOrderProps, 'lackOf'> & { readonly id: SectionId; readonly lack: Lack | null }

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The tick box before or after the focused one. */
const step = (event: React.KeyboardEvent, by: 1 | -1): void => {
  const boxes = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + by]
  event.preventDefault()
  next?.focus()
}

type MovesProps = Pick<RowProps, 'id' | 'sections' | 'change'>

const Moves = ({ id, sections, change }: MovesProps) => {
  const { t, lang } = useWords()
  const name = sectionNames[id][lang]
  const blockedAt = (end: SectionId | undefined, at: 'first' | 'last'): string | null =>
    !sections.includes(id) ? t('documents.design.leftOut') : end === id ? t(`documents.design.${at}`) : null
  return (
    <>
      <BlockedButton
        type="text"
        size="small"
        icon={<ArrowUp size={14} aria-hidden />}
        blocked={blockedAt(sections[0], 'first')}
        aria-label={t('documents.design.up', { name })}
        onClick={() => change(movedBy(sections, id, -1))}
      />
      <BlockedButton
        type="text"
        size="small"
        icon={<ArrowDown size={14} aria-hidden />}
        blocked={blockedAt(sections.at(-1), 'last')}
        aria-label={t('documents.design.down', { name })}
        onClick={() => change(movedBy(sections, id, 1))}
      />
    </>
  )
}

const Row = ({ id, lack, sections, pages, change, show }: RowProps) => {
  const { t, lang } = useWords()
  const on = sections.includes(id)
  const count = pages?.[id] ?? 0
  const onKey = (event: React.KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    if (!event.altKey) return step(event, by)
    event.preventDefault()
    change(movedBy(sections, id, by))
  }
  return (
    <>
      <GripVertical className={styles.grip} size={14} aria-hidden />
      <Checkbox
        checked={on}
        onChange={event => change(taken(sections, id, event.target.checked))}
        onKeyDown={onKey}
        onFocus={() => show(id)}
      >
        {sectionNames[id][lang]}
        {lack && <em>{t(`documents.design.lacks.${lack}`)}</em>}
      </Checkbox>
      <small>{on && pages && !(lack && count === 0) ? t('documents.pages', { count }) : '—'}</small>
      <Moves id={id} sections={sections} change={change} />
    </>
  )
}

/**
 * The sections of a report in their order, then those left out: dragged, or moved by Alt with an arrow; arrows alone go from one
 * to the next.
 */
export const SectionOrder = ({ lackOf, ...props }: SectionOrderProps) => {
  const { t } = useWords()
  const [dragged, drag] = useState<SectionId | null>(null)
  const [over, setOver] = useState<SectionId | null>(null)
  const { sections, change } = props
  const end = () => {
    drag(null)
    setOver(null)
  }
  const drop = (onto: SectionId) => {
    if (dragged) change(droppedOn(sections, dragged, onto))
    end()
  }
  return (
    <ul className={styles.sections} aria-label={t('documents.design.sections')}>
      {listed(sections).map(id => (
        <li
          key={id}
          draggable
          data-on={sections.includes(id)}
          data-over={over === id && dragged !== id}
          onDragStart={event => {
            event.dataTransfer.effectAllowed = 'move'
            drag(id)
          }}
          onDragOver={event => {
            event.preventDefault()
            setOver(id)
          }}
          onDrop={event => {
            event.preventDefault()
            drop(id)
          }}
          onDragEnd={end}
        >
          <Row {...props} id={id} lack={lackOf(id)} />
        </li>
      ))}
    </ul>
  )
}
