import type { UserInfo } from '@sella/contract/entities'
import { Button, Input } from 'antd'
import { Field } from '../../parts/field'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { useWords } from '../../words/i18n'
import { AvatarField } from './avatar-field'
import { Section } from './section'
import { useProfile } from './use-profile'
import styles from './user.module.css'

export const Profile = ({ user }: { readonly user: UserInfo }) => {
  const { t } = useWords()
  const { typed, byPassword, tries, saving, save, set, errorOf, passwordError } = useProfile(user)
  const form = useFirstWrong(tries)
  return (
    <Section title={t('user.profile')} hint={t('user.profileHint')}>
      <AvatarField user={user} />
      <form ref={form} className={styles.form} onSubmit={event => void save(event)} noValidate>
        <Field label={t('user.loginName')}>
          {wiring => <Input {...wiring} value={user.loginName} readOnly variant="filled" />}
        </Field>
        <Field label={t('user.name')} needed error={errorOf('userName')}>
          {wiring => (
            <Input
              {...wiring}
              maxLength={100}
              autoComplete="name"
              value={typed.userName}
              onChange={e => set({ userName: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.phone')} error={errorOf('phone')}>
          {wiring => (
            <Input
              {...wiring}
              type="tel"
              maxLength={200}
              autoComplete="tel"
              value={typed.phone}
              onChange={e => set({ phone: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.email')} error={errorOf('email')}>
          {wiring => (
            <Input
              {...wiring}
              type="email"
              maxLength={200}
              autoComplete="email"
              value={typed.email}
              onChange={e => set({ email: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('user.age')} error={errorOf('age')}>
          {wiring => (
            <Input {...wiring} inputMode="numeric" maxLength={3} value={typed.age} onChange={e => set({ age: e.target.value })} />
          )}
        </Field>
        {byPassword && (
          <Field label={t('signIn.password')} hint={t('user.contactByPassword')} error={passwordError}>
            {wiring => (
              <Input
                {...wiring}
                type="password"
                maxLength={200}
                autoComplete="current-password"
                value={typed.password}
                onChange={e => set({ password: e.target.value })}
              />
            )}
          </Field>
        )}
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={saving}>
            {t('app.save')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
