import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { Button, Select } from 'antd'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'
import { SchemeDialog } from './scheme-dialog'
import { useTable } from './table'
import styles from './top-bar.module.css'
import { useFreeName } from './use-free-name'

/** Asks before a changed scheme is left for another one. */
const useLeaving = () => {
  const { t } = useWords()
  const { touched } = useTable()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const ask = (next: () => void) => (touched ? setLeave(() => next) : next())
  const question = leave && (
    <Confirm
      title={t('overlap.leaveTitle')}
      text={t('overlap.leaveText')}
      verb={t('overlap.leave')}
      danger
      onYes={() => {
        leave()
        setLeave(null)
      }}
      onNo={() => setLeave(null)}
    />
  )
  return { ask, question }
}

/** The current scheme; a new one; its name and records. */
export const SchemeChoice = () => {
  const { t } = useWords()
  const { saved, scheme, base, open, films } = useTable()
  const { ask, question } = useLeaving()
  const freeName = useFreeName()
  const saves = useMay('trace')
  const [editing, setEditing] = useState<'edit' | (() => void) | null>(null)
  const entries = saved.map(other => ({ value: other.name, label: other.name }))
  const start = () =>
    ask(() => {
      const before = () => open(scheme, base)
      open(
        newScheme(
          freeName(),
          films.map(film => film.record.uuid),
        ),
        null,
      )
      setEditing(() => before)
    })
  return (
    <div className={styles.scheme} data-tour="overlap-scheme">
      <Select
        aria-label={t('overlap.scheme')}
        value={base?.name ?? scheme.name}
        options={
          base ? entries : [{ value: scheme.name, label: scheme.name }, ...entries.filter(each => each.value !== scheme.name)]
        }
        onChange={name => {
          const next = saved.find(other => other.name === name)
          if (next) ask(() => open(next, next))
        }}
        popupMatchSelectWidth={false}
      />
      {saves && (
        <Button
          icon={<Pencil size={14} />}
          aria-label={t('overlap.edit')}
          title={t('overlap.edit')}
          onClick={() => setEditing('edit')}
        />
      )}
      {saves && <Button icon={<Plus size={16} />} aria-label={t('overlap.create')} title={t('overlap.create')} onClick={start} />}
      {editing && <SchemeDialog close={() => setEditing(null)} leave={typeof editing === 'function' ? editing : null} />}
      {question}
    </div>
  )
}
