import { Eye, EyeOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Field } from '../parts/field'
import { lazily } from '../parts/lazily'
import { TextInput } from '../parts/text-input'
import { useWords } from '../words/i18n'
import type { Account, AccountField } from './account'
import styles from './sign-in.module.css'

// With its list of common words; only a new account needs it.
const Strength = lazily(async () => ({ default: (await import('../parts/strength')).Strength }))

interface AccountFieldsProps {
  readonly mode: 'signIn' | 'register'
  readonly account: Account
  /** The first field takes the focus. */
  readonly focus: boolean
  readonly missing: readonly AccountField[]
  readonly refused: { readonly field: AccountField; readonly text: string } | null
  readonly onChange: (change: Partial<Account>) => void
}

const needs = {
  loginName: 'signIn.loginNameNeeded',
  password: 'signIn.passwordNeeded',
  userName: 'signIn.userNameNeeded',
  reach: 'signIn.reachNeeded',
} as const

export const AccountFields = ({ mode, account, focus, missing, refused, onChange }: AccountFieldsProps) => {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  const register = mode === 'register'
  const errorOf = (field: AccountField) =>
    missing.includes(field)
      ? t(field === 'reach' && account.reach.trim() ? 'signIn.reachWrong' : needs[field])
      : refused?.field === field
        ? refused.text
        : null
  const Sign = shown ? EyeOff : Eye
  return (
    <>
      {register && (
        <Field label={t('signIn.userName')} hint={t('signIn.userNameHint')} error={errorOf('userName')}>
          {wiring => (
            <TextInput
              {...wiring}
              autoFocus
              autoComplete="name"
              maxLength={100}
              value={account.userName}
              onText={userName => onChange({ userName })}
            />
          )}
        </Field>
      )}
      <Field label={t('signIn.loginName')} hint={register ? t('signIn.loginNameHint') : undefined} error={errorOf('loginName')}>
        {wiring => (
          <TextInput
            {...wiring}
            autoFocus={focus}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account.loginName}
            onText={loginName => onChange({ loginName })}
          />
        )}
      </Field>
      {register && (
        <Field label={t('signIn.reach')} hint={t('signIn.reachHint')} error={errorOf('reach')}>
          {wiring => (
            <TextInput
              {...wiring}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={account.reach}
              onText={reach => onChange({ reach })}
            />
          )}
        </Field>
      )}
      <Field label={t('signIn.password')} hint={register ? t('signIn.passwordHint') : undefined} error={errorOf('password')}>
        {wiring => (
          <TextInput
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={register ? 'new-password' : 'current-password'}
            maxLength={200}
            value={account.password}
            onText={password => onChange({ password })}
            suffix={
              <button
                type="button"
                className={styles.eye}
                aria-label={t(shown ? 'signIn.hide' : 'signIn.show')}
                onClick={() => setShown(!shown)}
              >
                <Sign size={16} aria-hidden />
              </button>
            }
          />
        )}
      </Field>
      {register && (
        <Suspense fallback={null}>
          <Strength password={account.password} names={[account.loginName, account.userName]} />
        </Suspense>
      )}
    </>
  )
}
