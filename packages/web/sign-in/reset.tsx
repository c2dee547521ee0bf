import '../words/late/entry'
import { Button } from 'antd'
import { CircleCheck } from 'lucide-react'
import type { FormEvent } from 'react'
import { Field } from '../parts/field'
import { Strength } from '../parts/strength'
import { TextInput } from '../parts/text-input'
import { useFirstWrong } from '../parts/use-first-wrong'
import { useWords } from '../words/i18n'
import { FormError } from './form-error'
import type { OnSecond } from './second'
import styles from './sign-in.module.css'
import { useReset } from './use-reset'

interface ResetProps {
  /** A new password, or only a sign-in. */
  readonly purpose: 'reset' | 'code'
  /** The login name as typed at the sign-in. */
  readonly prefilled: string
  readonly onDone: (loginName: string) => void
  /** The code was right, and the second step is required. */
  readonly onSecond: OnSecond
  readonly onBack: () => void
}

/** Signs in or sets a new password by verification code: first the login name, then the code received, and the new password. */
export const Reset = ({ purpose, prefilled, onDone, onSecond, onBack }: ResetProps) => {
  const { t } = useWords()
  const { draft, set, loginName, sent, busy, wrong, send, save } = useReset(purpose, prefilled, { onDone, onSecond })
  const asked = sent > 0
  const renewing = purpose === 'reset'
  const title = t(renewing ? 'entry.reset.title' : 'entry.reset.signIn')
  const form = useFirstWrong(wrong)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (asked ? save() : send())
  }
  const errorOf = (field: 'loginName' | 'code' | 'password') => (wrong?.field === field ? wrong.text : null)
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={title} noValidate>
      <h2 className={styles.title}>{title}</h2>
      <Field label={t('signIn.loginName')} error={errorOf('loginName')}>
        {wiring => (
          <TextInput
            {...wiring}
            autoFocus={!asked}
            readOnly={asked}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={draft.loginName}
            onText={name => set({ loginName: name })}
          />
        )}
      </Field>
      {asked && (
        <p className={styles.told} role="status" key={sent}>
          <CircleCheck size={16} aria-hidden />
          {t('entry.reset.sent', { name: loginName })}
        </p>
      )}
      <p className={styles.where}>{t('entry.reset.where')}</p>
      {asked && (
        <>
          <Field label={t('entry.reset.code')} error={errorOf('code')}>
            {wiring => (
              <TextInput
                {...wiring}
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                value={draft.code}
                onText={code => set({ code })}
                suffix={
                  <Button type="link" size="small" loading={busy === 'send'} onClick={() => void send()}>
                    {t('entry.reset.again')}
                  </Button>
                }
              />
            )}
          </Field>
          {renewing && (
            <Field label={t('entry.reset.password')} hint={t('signIn.passwordHint')} error={errorOf('password')}>
              {wiring => (
                <TextInput
                  {...wiring}
                  type="password"
                  autoComplete="new-password"
                  maxLength={200}
                  value={draft.password}
                  onText={password => set({ password })}
                />
              )}
            </Field>
          )}
          {renewing && <Strength password={draft.password} names={[loginName]} />}
        </>
      )}
      <FormError text={wrong && wrong.field === null ? wrong.text : null} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy === (asked ? 'save' : 'send')}>
        {t(!asked ? 'entry.reset.send' : renewing ? 'entry.reset.save' : 'signIn.title')}
      </Button>
      <div className={styles.foot}>
        <button type="button" className={styles.turn} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </form>
  )
}
