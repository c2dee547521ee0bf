import '../words/late/hand-over'
import { useState } from 'react'
import { useHandOver, useReceivers } from '../api/hand-overs'
import { FormModal } from '../form-draft/form-dialog'
import { useFormDraft } from '../form-draft/use-form-draft'
import { Field } from '../parts/field'
import { useToast } from '../parts/toast'
import { useLeft } from '../parts/use-left'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './hand-over.module.css'

interface Giver {
  readonly person: string
  readonly name: string
}

interface HandOverDialogProps {
  readonly title: string
  /** Whose cases: one of them is chosen if several are assigned. */
  readonly givers: readonly Giver[]
  readonly cases: 'all' | readonly string[]
  /** Whether it takes effect without being accepted. */
  readonly atOnce: boolean
  readonly close: () => void
}

interface PersonChoiceProps {
  readonly label: string
  readonly persons: readonly Giver[]
  readonly value: string
  readonly empty?: string
  readonly error?: string | null
  readonly onChoose: (person: string) => void
}

const PersonChoice = ({ label, persons, value, empty, error, onChoose }: PersonChoiceProps) => (
  <Field label={label} error={error ?? null}>
    {wiring => (
      <select {...wiring} className={styles.select} value={value} onChange={event => onChoose(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {persons.map(({ person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const useDraft = (givers: readonly Giver[], slot: string) => {
  const { data: receivers } = useReceivers()
  const [first] = useState(() => ({ from: givers[0]?.person ?? '', to: '', note: '' }))
  const { draft, set, changed, forget } = useFormDraft(slot, { first })
  const [lacking, setLacking] = useState(false)
  const others = receivers?.filter(({ person }) => person !== draft.from)
  const to = others?.find(({ person }) => person === draft.to)
  return { ...draft, to, set, changed, forget, lacking, setLacking, others }
}

/** Asks for the receiver, and for a message to her. */
export const HandOverDialog = ({ title, givers, cases, atOnce, close }: HandOverDialogProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { from, to, note, set, changed, forget, lacking, setLacking, others } = useDraft(
    givers,
    `handOver.${cases === 'all' ? cases : cases.join(' ')}`,
  )
  const end = () => {
    forget()
    close()
  }
  const { mutateAsync, isPending } = useHandOver()
  const left = useLeft()
  const give = () => {
    setLacking(!to)
    if (!to) return
    // Told also where the dialog is closed by then: the cases have another doctor.
    void mutateAsync({ from, to: to.person, cases: cases === 'all' ? cases : [...cases], note: note.trim() }).then(
      ({ waits }) => {
        toast({ kind: 'done', title: t(waits ? 'handOver.offered' : 'handOver.done', { name: to.name }) })
        if (!left.current) end()
      },
      error => toast({ kind: 'error', title: t('handOver.failed'), text: textOf(error, lang) }),
    )
  }
  return (
    <FormModal
      typed={changed}
      kept
      close={end}
      width={440}
      title={title}
      okText={t('handOver.verb')}
      confirmLoading={isPending}
      okButtonProps={{ disabled: others?.length === 0 }}
      onOk={give}
    >
      <div className={styles.form}>
        {givers.length > 1 && (
          <PersonChoice label={t('handOver.from')} persons={givers} value={from} onChoose={person => set({ from: person })} />
        )}
        {others?.length === 0 ? (
          <p role="alert">{t('handOver.nobody')}</p>
        ) : (
          <PersonChoice
            label={t('handOver.to')}
            persons={others ?? []}
            value={to?.person ?? ''}
            empty={t('handOver.choose')}
            error={lacking && !to ? t('handOver.toNeeded') : null}
            onChoose={person => set({ to: person })}
          />
        )}
        <Field label={t('handOver.note')} hint={t('handOver.noteHint')}>
          {wiring => (
            <textarea
              {...wiring}
              className={styles.note}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={event => set({ note: event.target.value })}
            />
          )}
        </Field>
        <p>{t(atOnce ? 'handOver.atOnce' : 'handOver.waits')}</p>
      </div>
    </FormModal>
  )
}
