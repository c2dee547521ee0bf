import { LockKeyhole } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { passkeysHere } from '../../api/passkey-trouble'
import { useUser } from '../../api/queries'
import { useSignOut } from '../../api/sign-out'
import { enteredByHospital } from '../../memory/session'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { useWords } from '../../words/i18n'
import styles from './lock.module.css'
import { useUnlocking } from './use-unlocking'

/** Covers everything, blocks every key, and disappears only when its doctor unlocks it or signs out. */
export const Cover = () => {
  const { t } = useWords()
  // Fetched earlier; a window opened while locked does not know her name yet.
  const name = useUser(false).data?.userName
  const signOut = useSignOut()
  const box = useRef<HTMLDialogElement>(null)
  const { by, typed, type, turn, busy, wrong, unlock, byPasskey, byHospital } = useUnlocking()
  const form = useFirstWrong(wrong)
  useEffect(() => box.current?.showModal(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void unlock()
  }
  const byPassword = by === 'password'
  const label = byPassword ? (name ? t('app.lock.password', { name }) : t('app.lock.passwordOnly')) : t('app.lock.code')
  return (
    <dialog
      ref={box}
      className={styles.cover}
      aria-label={t('app.lock.title')}
      onCancel={event => event.preventDefault()}
      onKeyDown={event => event.stopPropagation()}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <h1>
          <LockKeyhole size={20} aria-hidden />
          {t('app.lock.title')}
        </h1>
        <p>{t('app.lock.text')}</p>
        <Field label={label} error={wrong}>
          {wiring => (
            <TextInput
              {...wiring}
              key={by}
              autoFocus
              type={byPassword ? 'password' : 'text'}
              autoComplete={byPassword ? 'current-password' : 'one-time-code'}
              maxLength={byPassword ? 200 : 40}
              value={typed}
              onText={type}
            />
          )}
        </Field>
        <button type="submit" className={styles.unlock} disabled={busy}>
          {t('app.lock.unlock')}
        </button>
        {passkeysHere() && (
          <button type="button" className={styles.other} disabled={busy} onClick={() => void byPasskey()}>
            {t('app.lock.byPasskey')}
          </button>
        )}
        {enteredByHospital() && (
          <button type="button" className={styles.other} disabled={busy} onClick={() => void byHospital()}>
            {t('app.lock.byHospital')}
          </button>
        )}
        <div className={styles.foot}>
          <button type="button" onClick={turn}>
            {t(byPassword ? 'app.lock.byCode' : 'app.lock.byPassword')}
          </button>
          <button type="button" onClick={signOut}>
            {t('app.signOut')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
