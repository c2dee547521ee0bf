import type { UserInfo } from '@sella/contract/entities'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/client'
import { useUpdateUser } from '../../api/queries'
import { useKeptForm } from '../../kept-form/use-kept-form'
import { Field } from '../../parts/field'
import { useToast } from '../../parts/toast'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { AvatarField } from './avatar-field'
import { draftOf, inputOf, isOtherContact, type ProfileDraft, wrongIn } from './profile-form'
import { Section } from './section'
import styles from './user.module.css'

export const Profile = ({ user }: { readonly user: UserInfo }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const update = useUpdateUser()
  const { draft, set: change, changed } = useKeptForm<ProfileDraft>('profile', { first: draftOf(user), secret: ['password'] })
  const [tries, setTries] = useState(0)
  const form = useFirstWrong(tries)
  const byPassword = isOtherContact(draft, user)
  const wrong = tries > 0 ? wrongIn(draft, byPassword) : []
  const [refused, setRefused] = useState<string | null>(null)
  const set = (part: Partial<ProfileDraft>) => {
    change(part)
    setRefused(null)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!changed) return toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
    if (wrongIn(draft, byPassword).length > 0) return
    await update.mutateAsync(inputOf(byPassword ? draft : { ...draft, password: '' })).then(
      saved => {
        change(draftOf(saved))
        toast({ kind: 'done', title: message('SAVED', lang) })
      },
      error => {
        if (error instanceof Refused && error.reason === 'PASSWORD_WRONG') setRefused(t('user.contactRefused'))
        else toast({ kind: 'error', title: textOf(error, lang) })
      },
    )
  }
  return (
    <Section title={t('user.profile')} hint={t('user.profileHint')}>
      <AvatarField user={user} />
      <form ref={form} className={styles.form} onSubmit={event => void save(event)} noValidate>
        <Field label={t('user.loginName')}>
          {wiring => <Input {...wiring} value={user.loginName} readOnly variant="filled" />}
        </Field>
        <Field label={t('user.name')} needed error={wrong.includes('userName') ? refusal('NAME_REQUIRED', lang) : null}>
          {wiring => (
            <Input
              {...wiring}
              maxLength={100}
              autoComplete="name"
              value={draft.userName}
              onChange={e => set({ userName: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.phone')}>
          {wiring => (
            <Input
              {...wiring}
              type="tel"
              maxLength={200}
              autoComplete="tel"
              value={draft.phone}
              onChange={e => set({ phone: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.email')} error={wrong.includes('email') ? t('user.emailWrong') : null}>
          {wiring => (
            <Input
              {...wiring}
              type="email"
              maxLength={200}
              autoComplete="email"
              value={draft.email}
              onChange={e => set({ email: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.age')} error={wrong.includes('age') ? t('user.ageWrong') : null}>
          {wiring => (
            <Input {...wiring} inputMode="numeric" maxLength={3} value={draft.age} onChange={e => set({ age: e.target.value })} />
          )}
        </Field>
        {byPassword && (
          <Field
            label={t('signIn.password')}
            hint={t('user.contactByPassword')}
            error={refused ?? (wrong.includes('password') ? t('user.second.passwordNeeded') : null)}
          >
            {wiring => (
              <Input
                {...wiring}
                type="password"
                maxLength={200}
                autoComplete="current-password"
                value={draft.password}
                onChange={e => set({ password: e.target.value })}
              />
            )}
          </Field>
        )}
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={update.isPending}>
            {t('app.save')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
