import { reachOf } from '@sella/contract/reach'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { ask } from '../api/client'
import { invitation, spendInvitation } from '../memory/session'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Arrival, entered } from './arrival'
import { FormError } from './form-error'
import styles from './sign-in.module.css'

/** Creates an account linked to the hospital from the start; it needs no password. */
export const HospitalRegister = ({ arrival }: { readonly arrival: Arrival }) => {
  const { t, lang } = useWords()
  const [typed, setTyped] = useState({ userName: arrival.name, loginName: arrival.loginName, reach: arrival.email })
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const make = async () => {
    const { userName, loginName } = typed
    const reach = reachOf(typed.reach)
    if (userName.trim() === '') return setWrong(t('signIn.userNameNeeded'))
    if (loginName.trim() === '') return setWrong(t('signIn.loginNameNeeded'))
    if (reach === null) return setWrong(t(typed.reach.trim() ? 'signIn.reachWrong' : 'signIn.reachNeeded'))
    setBusy(true)
    const token = invitation()
    const invited = token === null ? {} : { invitation: token }
    await ask('oidcRegister', { ticket: arrival.ticket, userName, loginName, ...reach, ...invited }).then(
      made => {
        spendInvitation()
        entered(made)
      },
      (error: unknown) => {
        setWrong(textOf(error, lang))
        setBusy(false)
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void make()
  }
  const fields = [
    { name: 'userName', label: t('signIn.userName'), hint: t('signIn.userNameHint'), limit: 100 },
    { name: 'loginName', label: t('signIn.loginName'), hint: t('signIn.loginNameHint'), limit: 64 },
    { name: 'reach', label: t('signIn.reach'), hint: t('entry.hospital.reachHint'), limit: 200 },
  ] as const
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('entry.hospital.make')} noValidate>
      {fields.map(({ name, label, hint, limit }) => (
        <Field key={name} label={label} hint={hint}>
          {wiring => (
            <TextInput {...wiring} maxLength={limit} value={typed[name]} onText={text => setTyped({ ...typed, [name]: text })} />
          )}
        </Field>
      ))}
      <FormError text={wrong} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('entry.hospital.make')}
      </Button>
    </form>
  )
}
