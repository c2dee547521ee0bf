import { Button, Select } from 'antd'
import { Pencil, Plus, Save } from 'lucide-react'
import { useState } from 'react'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { newScheme, sameScheme, schemeFault, withSnapshot } from './draft'
import styles from './overlapping.module.css'
import { SchemeDialog } from './scheme-dialog'
import { useTable } from './table'
import { useSaveSchemes } from './use-schemes'

/** A name no scheme of the case has: `Overlap 2`. */
const useFreeName = () => {
  const { t } = useWords()
  const { saved } = useTable()
  const taken = new Set(saved.map(one => one.name))
  return () => {
    for (let n = saved.length + 1; ; n += 1) {
      const name = t('overlap.numbered', { n })
      if (!taken.has(name)) return name
    }
  }
}

/** Asks before a changed scheme is left for another one. */
const useLeaving = () => {
  const { t } = useWords()
  const { dirty, base } = useTable()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const ask = (next: () => void) => (dirty && base !== null ? setLeave(() => next) : next())
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

/** Which scheme is in hand; a new one; its name and records. */
export const SchemeChoice = () => {
  const { t } = useWords()
  const { saved, scheme, base, open, films } = useTable()
  const { ask, question } = useLeaving()
  const freeName = useFreeName()
  const [editing, setEditing] = useState<'new' | 'edit' | null>(null)
  const entries = saved.map(one => ({ value: one.name, label: one.name }))
  const start = () =>
    ask(() => {
      open(
        newScheme(
          freeName(),
          films.map(one => one.record.uuid),
        ),
        null,
      )
      setEditing('new')
    })
  return (
    <div className={styles.scheme} data-tour="overlap-scheme">
      <Select
        aria-label={t('overlap.scheme')}
        value={base?.name ?? scheme.name}
        options={
          base ? entries : [{ value: scheme.name, label: scheme.name }, ...entries.filter(one => one.value !== scheme.name)]
        }
        onChange={name => {
          const next = saved.find(one => one.name === name)
          if (next) ask(() => open(next, next))
        }}
        popupMatchSelectWidth={false}
      />
      <Button
        icon={<Pencil size={14} />}
        aria-label={t('overlap.edit')}
        title={t('overlap.edit')}
        onClick={() => setEditing('edit')}
      />
      <Button icon={<Plus size={16} />} aria-label={t('overlap.create')} title={t('overlap.create')} onClick={start} />
      {editing && <SchemeDialog close={() => setEditing(null)} />}
      {question}
    </div>
  )
}

/** Saves the scheme in hand; unchanged ones are refused, and what is wrong is said. */
const useSave = () => {
  const { lang } = useWords()
  const toast = useToast()
  const { patient, saved, scheme, base, films, open } = useTable()
  const saving = useSaveSchemes(patient.uuid)
  const images = new Map(films.map(one => [one.record.uuid, one.photo.name]))
  const run = () => {
    const others = saved.filter(one => one.name !== base?.name)
    const fault =
      base && sameScheme(scheme, base)
        ? 'NO_CHANGES'
        : schemeFault(
            scheme,
            others.map(one => one.name),
          )
    if (fault) return toast({ kind: 'warning', title: refusal(fault, lang) })
    const next = withSnapshot(
      { ...scheme, name: scheme.name.trim() },
      films.map(one => one.film),
      images,
    )
    const schemes = base ? saved.map(one => (one.name === base.name ? next : one)) : [...saved, next]
    saving.mutate(schemes, {
      onSuccess: () => {
        open(next, next)
        toast({ kind: 'done', title: message('SAVED', lang) })
      },
      onError: error => toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) }),
    })
  }
  return { run, busy: saving.isPending }
}

export const SaveScheme = () => {
  const { t } = useWords()
  const { dirty } = useTable()
  const { run, busy } = useSave()
  return (
    <Button
      type="primary"
      icon={<Save size={14} />}
      loading={busy}
      onClick={run}
      aria-label={t('overlap.save')}
      data-tour="overlap-save"
    >
      <span className={styles.saveText}>{t('overlap.save')}</span>
      {dirty && <span className={styles.unsaved} title={t('overlap.unsaved')} />}
    </Button>
  )
}
