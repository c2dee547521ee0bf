import { type SectionId, sectionIds, sectionNames } from '@sella/drawing/report/design'
import { Button, Checkbox } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './design.module.css'

interface SectionOrderProps {
  readonly sections: readonly SectionId[]
  /** How many pages each has; a section that was chosen and has none says so. */
  readonly pages: Readonly<Partial<Record<SectionId, number>>> | null
  readonly change: (sections: readonly SectionId[]) => void
}

const moved = (sections: readonly SectionId[], id: SectionId, by: 1 | -1): readonly SectionId[] => {
  const at = sections.indexOf(id)
  const other = sections[at + by]
  return other === undefined || at < 0 ? sections : sections.with(at, other).with(at + by, id)
}

/** The sections of a report in their order, then those left out; Alt with an arrow moves the one in hand. */
export const SectionOrder = ({ sections, pages, change }: SectionOrderProps) => {
  const { t, lang } = useWords()
  const all = [...sections, ...sectionIds.filter(id => !sections.includes(id))]
  const take = (id: SectionId, on: boolean) => change(on ? [...sections, id] : sections.filter(one => one !== id))
  const onKey = (event: React.KeyboardEvent, id: SectionId) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    change(moved(sections, id, event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <ul className={styles.sections} aria-label={t('documents.design.sections')}>
      {all.map(id => {
        const [on, name] = [sections.includes(id), sectionNames[id][lang]]
        return (
          <li key={id} data-on={on}>
            <Checkbox checked={on} onChange={event => take(id, event.target.checked)} onKeyDown={event => onKey(event, id)}>
              {name}
            </Checkbox>
            <small>{on && pages ? t('documents.pages', { count: pages[id] ?? 0 }) : '—'}</small>
            <Button
              type="text"
              size="small"
              icon={<ArrowUp size={14} aria-hidden />}
              disabled={!on || sections[0] === id}
              aria-label={t('documents.design.up', { name })}
              onClick={() => change(moved(sections, id, -1))}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDown size={14} aria-hidden />}
              disabled={!on || sections.at(-1) === id}
              aria-label={t('documents.design.down', { name })}
              onClick={() => change(moved(sections, id, 1))}
            />
          </li>
        )
      })}
    </ul>
  )
}
