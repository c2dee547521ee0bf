import type { Output } from '@sella/contract/calls/index'
import { Button, Checkbox } from 'antd'
import { type FormEvent, useState } from 'react'
import { createClinic, useDesk } from '../../api/clinic'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

const first = { name: '', withCases: true }

/** Founds a clinic, only from one's own desk; its cases may be moved into it. */
export const CreateClinic = ({ mine }: { readonly mine: Output<'clinicMine'> }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { draft, set, forget } = useFormDraft('clinic', { first })
  const { name, withCases } = draft
  const [lacking, setLacking] = useState(false)
  const { mutate, isPending } = useDesk(createClinic, clinic => {
    forget()
    toast({ kind: 'done', title: t('clinic.founded', { name: clinic.name }) })
  })
  if (mine.desk !== null) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLacking(name.trim() === '')
    if (name.trim() === '') return
    mutate(
      { name: name.trim(), withCases: withCases && mine.ownCases > 0 },
      {
        onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      },
    )
  }
  return (
    <section className={styles.part} aria-label={t('clinic.create')}>
      <header className={styles.head}>
        <h2>{t('clinic.create')}</h2>
        <p>{t('clinic.foundHint')}</p>
      </header>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <Field label={t('clinic.foundName')} error={lacking ? t('clinic.foundNameNeeded') : null}>
          {wiring => <TextInput {...wiring} maxLength={100} value={name} onText={typed => set({ name: typed })} />}
        </Field>
        {mine.ownCases > 0 && (
          <Checkbox checked={withCases} onChange={event => set({ withCases: event.target.checked })}>
            {t('clinic.foundWith', { count: mine.ownCases })}
          </Checkbox>
        )}
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('clinic.create')}
        </Button>
      </form>
    </section>
  )
}
