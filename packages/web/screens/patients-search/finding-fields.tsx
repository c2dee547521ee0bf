import { Button, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ownChoice } from '../../memory/session'
import { Field } from '../../parts/field'
import { useWords } from '../../words/i18n'
import type { Draft, DraftFinding } from './draft'
import { mostFindings } from './filter-address'
import { FindingRow } from './finding-row'
import type { ItemGroup, Items } from './items'
import styles from './panel.module.css'

interface FindingFieldsProps {
  readonly findings: readonly DraftFinding[]
  readonly items: Items
  readonly onChange: (change: Pick<Draft, 'findings'>) => void
}

/** The analysis whose items are offered: the last one used in the workbench, until another is chosen. */
const useGroup = ({ groups }: Items): readonly [ItemGroup, (key: string) => void] => {
  const [key, setKey] = useState<string | null>(null)
  const last = ownChoice('analysis') ?? 'Steiner+Wits'
  const usual = groups.find(group => group.key === `built-in:${last}` || group.title === last)
  const all = { key: 'all', title: '', items: [] }
  return [groups.find(group => group.key === key) ?? usual ?? groups.at(-1) ?? all, setKey]
}

/** Conditions on measurements; a record must meet all of them. */
export const FindingFields = ({ findings, items, onChange }: FindingFieldsProps) => {
  const { t } = useWords()
  const [group, setGroup] = useGroup(items)
  const next = useRef(1000)
  const [fresh, setFresh] = useState<number | null>(null)
  const set = (id: number, change: Partial<DraftFinding>) =>
    onChange({ findings: findings.map(each => (each.id === id ? { ...each, ...change } : each)) })
  const add = () => {
    const id = next.current++
    setFresh(id)
    onChange({ findings: [...findings, { id, item: null, is: 'gt', value: null }] })
  }
  return (
    <>
      <Field label={t('search.analysis')}>
        {wiring => (
          <Select
            {...wiring}
            value={group.key}
            options={items.groups.map(({ key, title }) => ({ value: key, label: title }))}
            listHeight={250}
            onChange={setGroup}
          />
        )}
      </Field>
      <ul className={styles.findings}>
        {findings.map(finding => (
          <FindingRow
            key={finding.id}
            finding={finding}
            group={group}
            items={items}
            fresh={finding.id === fresh}
            onChange={change => set(finding.id, change)}
            onRemove={() => onChange({ findings: findings.filter(each => each.id !== finding.id) })}
          />
        ))}
      </ul>
      {findings.length < mostFindings && (
        <Button type="dashed" block icon={<Plus size={14} aria-hidden />} onClick={add}>
          {t('search.addFinding')}
        </Button>
      )}
    </>
  )
}
