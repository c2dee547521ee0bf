import { Modal } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useUser } from '../../api/queries'
import { beginSecondFactor, useConfirmSecondFactor } from '../../api/second-factor'
import { Field } from '../../parts/field'
import { Qr } from '../../parts/qr'
import { TextInput } from '../../parts/text-input'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { RecoveryCodes } from './recovery-codes'
import styles from './two-steps.module.css'

/** The secret in groups of four, to be typed. */
const grouped = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

const useSteps = () => {
  const { t, lang } = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [secret, setSecret] = useState<{ readonly key: string; readonly address: string } | null>(null)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const confirm = useConfirmSecondFactor()
  const next = async () => {
    if (typed.trim() === '') return setWrong(t(secret ? 'user.second.codeNeeded' : 'user.second.passwordNeeded'))
    setBusy(true)
    try {
      if (secret === null) setSecret(await beginSecondFactor(typed))
      else setRecovery((await confirm.mutateAsync(typed.trim())).recovery)
      setTyped('')
    } catch (error) {
      setWrong(textOf(error, lang))
    }
    setBusy(false)
  }
  const type = (text: string) => {
    setTyped(text)
    setWrong(null)
  }
  return { typed, type, wrong, busy, secret, recovery, next }
}

/** What the authenticator is given: a picture to scan, or a key to type. */
const Secret = ({ address, plain }: { readonly address: string; readonly plain: string }) => {
  const { t } = useWords()
  return (
    <div className={styles.secret}>
      <Qr text={address} label={t('user.second.qr')} />
      <div>
        <p>{t('user.second.scan')}</p>
        <p className={styles.key}>{grouped(plain)}</p>
        <p className={styles.care}>{t('user.second.secretCare')}</p>
      </div>
    </div>
  )
}

/** Setting up an authenticator: the password, the QR code with a first code of it, then the recovery codes. */
export const TwoStepsSetUp = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const { typed, type, wrong, busy, secret, recovery, next } = useSteps()
  const loginName = useUser().data?.loginName ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void next()
  }
  const form = (field: ReactNode) => (
    <form className={styles.step} onSubmit={submit} noValidate>
      <input type="text" hidden readOnly tabIndex={-1} autoComplete="username" value={loginName} />
      {field}
    </form>
  )
  return (
    <Modal
      open
      centered
      width={480}
      title={t(recovery ? 'user.second.codesTitle' : 'user.second.setUp')}
      okText={t(recovery ? 'user.second.kept' : secret ? 'user.second.confirm' : 'user.second.next')}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      closable={!recovery}
      mask={{ closable: false }}
      keyboard={!recovery}
      confirmLoading={busy}
      onOk={recovery ? onClose : () => void next()}
      onCancel={onClose}
    >
      {recovery && <RecoveryCodes codes={recovery} />}
      {!recovery &&
        secret &&
        form(
          <>
            <Secret address={secret.address} plain={secret.key} />
            <Field label={t('user.second.code')} error={wrong}>
              {wiring => (
                <TextInput
                  {...wiring}
                  key="code"
                  autoFocus
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={12}
                  value={typed}
                  onText={type}
                />
              )}
            </Field>
          </>,
        )}
      {!recovery &&
        !secret &&
        form(
          <>
            <p>{t('user.second.before')}</p>
            <Field label={t('signIn.password')} error={wrong}>
              {wiring => (
                <TextInput
                  {...wiring}
                  key="password"
                  autoFocus
                  type="password"
                  autoComplete="current-password"
                  maxLength={200}
                  value={typed}
                  onText={type}
                />
              )}
            </Field>
          </>,
        )}
    </Modal>
  )
}
