import { reachOf } from '@sella/contract/reach'
import { Button } from 'antd'
import { type FormEvent, useEffect, useState } from 'react'
import { ask, Refused } from '../api/client'
import { leaveForHospital } from '../api/oidc'
import { invitation, setToken, setTypedAtEntry, spendInvitation, typedAtEntry } from '../memory/session'
import { useFirstWrong } from '../parts/use-first-wrong'
import { refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Account, type AccountField, empty, fieldOf, missingIn } from './account'
import { AccountFields } from './account-fields'
import { FormError } from './form-error'
import { Notice } from './notice'
import { type OnSecond, secondAsked } from './second'
import styles from './sign-in.module.css'

type Mode = 'signIn' | 'register'

interface AccountFormProps {
  /** The password was just reset: her login name is prefilled, and she is told so. */
  readonly reset: string | null
  /** She comes from another way in, whose focused button is gone. */
  readonly back: boolean
  /** Keeps the login name typed so far. */
  readonly onForgot: (loginName: string) => void
  readonly onCode: (loginName: string) => void
  /** The password was right, and the second step is required. */
  readonly onSecond: OnSecond
  /** The name of the hospital's sign-in; null if there is none. */
  readonly hospital: string | null
  /** Whether a new account may be made here. */
  readonly registers: boolean
  /** Null if this page cannot use passkeys. */
  readonly onPasskey: (() => void) | null
  /** Null where a QR code makes no sense: on the phone itself. */
  readonly onQr: (() => void) | null
}

/** The invitation that led here, if any. */
const invited = () => {
  const token = invitation()
  return token === null ? {} : { invitation: token }
}

const useEntering = (mode: Mode, onSecond: AccountFormProps['onSecond']) => {
  const { lang } = useWords()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const enter = async ({ loginName, password, userName, reach }: Account) => {
    setBusy(true)
    setFailed(null)
    try {
      const { token } = await (mode === 'signIn'
        ? ask('login', { loginName, password })
        : ask('regist', { loginName, password, userName, ...reachOf(reach), ...invited() }))
      // Registering has used it up.
      if (mode === 'register') spendInvitation()
      // The gate navigates from here: to the patients, or to where the session expired.
      setToken(token)
    } catch (error) {
      const by = secondAsked(error)
      if (by) return onSecond(async second => setToken((await ask('login', { loginName, password, second })).token), by)
      setFailed(error)
      setBusy(false)
    }
  }
  const leave = () => leaveForHospital().catch(setFailed)
  const field = failed instanceof Refused ? fieldOf(failed.reason, mode) : null
  return { busy, enter, leave, text: failed ? textOf(failed, lang) : null, field, forget: () => setFailed(null) }
}

/** The form as it was left in this tab, but for its password. */
const useTyped = (reset: string | null) => {
  const [left] = useState(typedAtEntry)
  const [mode, setMode] = useState<Mode>(left.mode === 'register' ? 'register' : 'signIn')
  const [account, setAccount] = useState<Account>({
    ...empty,
    loginName: reset ?? left.loginName ?? '',
    userName: left.userName ?? '',
    reach: left.reach ?? '',
  })
  const { loginName, userName, reach } = account
  useEffect(() => setTypedAtEntry({ mode, loginName, userName, reach }), [mode, loginName, userName, reach])
  return { mode, setMode, account, setAccount }
}

/** Sign-in and registration, one form with two modes. */
export const AccountForm = ({
  reset,
  back,
  onForgot,
  onCode,
  onSecond,
  hospital,
  registers,
  onPasskey,
  onQr,
}: AccountFormProps) => {
  const { t, lang } = useWords()
  const { mode, setMode, account, setAccount } = useTyped(reset)
  const [missing, setMissing] = useState<readonly AccountField[]>([])
  const { busy, enter, leave, text, field, forget } = useEntering(mode, onSecond)
  const signIn = mode === 'signIn'
  const form = useFirstWrong(missing, field, text)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = missingIn(account, mode)
    setMissing(lacks)
    if (lacks.length === 0) void enter(account)
  }
  const turn = () => {
    setMode(signIn ? 'register' : 'signIn')
    setMissing([])
    forget()
  }
  const title = t(signIn ? 'signIn.title' : 'signIn.registerTitle')
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={title} noValidate>
      <h2 className={styles.title}>{title}</h2>
      {signIn && <Notice reset={reset !== null} />}
      <AccountFields
        mode={mode}
        account={account}
        missing={missing}
        focus={back}
        refused={field ? { field, text: text ?? '' } : null}
        onChange={change => {
          setAccount({ ...account, ...change })
          setMissing([])
          forget()
        }}
      />
      {!field && <FormError text={text} />}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t(signIn ? 'signIn.title' : 'signIn.register')}
      </Button>
      {signIn && hospital !== null && (
        <Button className={styles.hospital} size="large" block disabled={busy} onClick={() => void leave()}>
          {t('signIn.hospital', { label: hospital })}
        </Button>
      )}
      {signIn && (
        <div className={styles.foot}>
          <button type="button" className={styles.turn} onClick={() => onForgot(account.loginName)}>
            {t('signIn.forgot')}
          </button>
          <button type="button" className={styles.turn} onClick={() => onCode(account.loginName)}>
            {t('signIn.byCode')}
          </button>
          {onPasskey && (
            <button type="button" className={styles.turn} onClick={onPasskey}>
              {t('signIn.passkey')}
            </button>
          )}
          {onQr && (
            <button type="button" className={styles.turn} onClick={onQr}>
              {t('signIn.qr')}
            </button>
          )}
        </div>
      )}
      {registers || !signIn ? (
        <p className={styles.other}>
          {t(signIn ? 'signIn.noAccount' : 'signIn.haveAccount')}
          <button type="button" className={styles.turn} onClick={turn}>
            {t(signIn ? 'signIn.register' : 'signIn.title')}
          </button>
        </p>
      ) : (
        <p className={styles.other}>{refusal('REGISTRATION_BY_INVITATION', lang)}</p>
      )}
    </form>
  )
}
