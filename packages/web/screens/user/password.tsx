import { passwordFault } from '@sella/contract/password-strength'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/client'
import { useChangePassword, useUser } from '../../api/queries'
import { Field } from '../../parts/field'
import { Strength } from '../../parts/strength'
import { useToast } from '../../parts/toast'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import styles from './user.module.css'

const blank = { oldPassword: '', newPassword: '' }

export const Password = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const loginName = useUser().data?.loginName ?? ''
  const change = useChangePassword()
  const [typed, setTyped] = useState(blank)
  const [wrong, setWrong] = useState<Partial<typeof blank>>({})
  const form = useFirstWrong(wrong)
  const set = (part: Partial<typeof blank>) => {
    setTyped({ ...typed, ...part })
    setWrong({})
  }
  const refuse = (error: unknown) => {
    const text = textOf(error, lang)
    const reason = error instanceof Refused ? error.reason : null
    if (reason === 'PASSWORD_WRONG') setWrong({ oldPassword: text })
    else if (reason === 'PASSWORD_TOO_SHORT' || reason === 'PASSWORD_COMMON') setWrong({ newPassword: text })
    else toast({ kind: 'error', title: text })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.oldPassword === '') return setWrong({ oldPassword: t('user.oldNeeded') })
    const fault = passwordFault(typed.newPassword, [loginName])
    if (fault) return setWrong({ newPassword: refusal(fault, lang) })
    await change.mutateAsync(typed).then(() => {
      setTyped(blank)
      toast({ kind: 'done', title: t('user.passwordChanged'), text: t('user.passwordHint') })
    }, refuse)
  }
  return (
    <Section title={t('user.password')} hint={t('user.passwordHint')}>
      <form ref={form} className={styles.form} onSubmit={event => void save(event)} noValidate>
        <input type="text" hidden readOnly tabIndex={-1} autoComplete="username" value={loginName} />
        <Field label={t('user.oldPassword')} error={wrong.oldPassword}>
          {wiring => (
            <Input
              {...wiring}
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={typed.oldPassword}
              onChange={e => set({ oldPassword: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.newPassword')} hint={t('user.newPasswordHint')} error={wrong.newPassword}>
          {wiring => (
            <Input
              {...wiring}
              type="password"
              autoComplete="new-password"
              maxLength={200}
              value={typed.newPassword}
              onChange={e => set({ newPassword: e.target.value })}
            />
          )}
        </Field>
        <Strength password={typed.newPassword} names={[loginName]} />
        <div className={styles.foot}>
          <Button htmlType="submit" loading={change.isPending}>
            {t('user.changePassword')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
