import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { ask } from '../api/client'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Arrival, entered } from './arrival'
import { FormError } from './form-error'
import { type OnSecond, secondAsked } from './second'
import styles from './sign-in.module.css'

interface HospitalLinkProps {
  readonly arrival: Arrival
  readonly onSecond: OnSecond
}

/** Links an existing account, by its password. */
export const HospitalLink = ({ arrival: { ticket }, onSecond }: HospitalLinkProps) => {
  const { t, lang } = useWords()
  const [loginName, setLoginName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const link = async () => {
    if (loginName.trim() === '') return setWrong(t('signIn.loginNameNeeded'))
    if (password === '') return setWrong(t('signIn.passwordNeeded'))
    setBusy(true)
    const given = { ticket, loginName, password }
    await ask('oidcLink', given).then(entered, (error: unknown) => {
      const by = secondAsked(error)
      if (by) return onSecond(async second => entered(await ask('oidcLink', { ...given, second })), by)
      setWrong(textOf(error, lang))
      setBusy(false)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void link()
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('entry.hospital.link')} noValidate>
      <p className={styles.where}>{t('entry.hospital.linkText')}</p>
      <Field label={t('signIn.loginName')}>
        {wiring => (
          <TextInput {...wiring} autoFocus autoComplete="username" maxLength={64} value={loginName} onText={setLoginName} />
        )}
      </Field>
      <Field label={t('signIn.password')}>
        {wiring => (
          <TextInput
            {...wiring}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onText={setPassword}
          />
        )}
      </Field>
      <FormError text={wrong} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('entry.hospital.link')}
      </Button>
    </form>
  )
}
