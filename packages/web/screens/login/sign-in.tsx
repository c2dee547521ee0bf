import { Button } from 'antd'
import { CircleAlert, Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ask, Refused } from '../../api/client'
import { brokenOff, setToken } from '../../app/session'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { type Account, type AccountField, empty, fieldOf, missingIn } from './account'
import { AccountFields } from './account-fields'
import styles from './login.module.css'

type Mode = 'signIn' | 'register'

const useEntering = (mode: Mode) => {
  const { lang } = useWords()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const enter = async ({ loginName, password, userName }: Account) => {
    setBusy(true)
    setFailed(null)
    try {
      const { token } = await (mode === 'signIn'
        ? ask('login', { loginName, password })
        : ask('regist', { loginName, password, userName }))
      // The gate leads on from here: to the patients, or to where an expired session broke off.
      setToken(token)
    } catch (error) {
      setFailed(error)
      setBusy(false)
    }
  }
  const field = failed instanceof Refused ? fieldOf(failed.reason, mode) : null
  return { busy, enter, text: failed ? textOf(failed, lang) : null, field, forget: () => setFailed(null) }
}

/** Sign-in and registration, one form with two faces. */
export const SignIn = () => {
  const { t } = useWords()
  const [mode, setMode] = useState<Mode>('signIn')
  const [account, setAccount] = useState(empty)
  const [missing, setMissing] = useState<readonly AccountField[]>([])
  const { busy, enter, text, field, forget } = useEntering(mode)
  const expired = brokenOff() !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = missingIn(account, mode)
    setMissing(lacks)
    if (lacks.length === 0) void enter(account)
  }
  const turn = () => {
    setMode(mode === 'signIn' ? 'register' : 'signIn')
    setMissing([])
    forget()
  }
  const title = t(mode === 'signIn' ? 'signIn.title' : 'signIn.registerTitle')
  return (
    <form className={styles.form} onSubmit={submit} aria-label={title} noValidate>
      <h2 className={styles.title}>{title}</h2>
      {expired && mode === 'signIn' && (
        <p className={styles.expired} role="status">
          <Lock size={16} aria-hidden />
          {t('signIn.expired')}
        </p>
      )}
      <AccountFields
        mode={mode}
        account={account}
        missing={missing}
        refused={field ? { field, text: text ?? '' } : null}
        onChange={change => {
          setAccount({ ...account, ...change })
          setMissing([])
          forget()
        }}
      />
      {text && !field && (
        <p className={styles.error} role="alert">
          <CircleAlert size={14} aria-hidden />
          {text}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t(mode === 'signIn' ? 'signIn.title' : 'signIn.register')}
      </Button>
      <p className={styles.turn}>
        {t(mode === 'signIn' ? 'signIn.noAccount' : 'signIn.haveAccount')}
        <button type="button" onClick={turn}>
          {t(mode === 'signIn' ? 'signIn.register' : 'signIn.title')}
        </button>
      </p>
    </form>
  )
}
