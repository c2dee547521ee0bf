import '../../words/late/imaging'
import '../../words/late/share'
import { Link2Off } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Refused } from '../../api/client'
import { useShared } from '../../api/share'
import { Field } from '../../parts/field'
import { Notice } from '../../parts/notice'
import { TextInput } from '../../parts/text-input'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { type Given, givenAgain } from './given'
import { Opened } from './opened'
import styles from './shared.module.css'

const reasonOf = (error: unknown): string | null => (error instanceof Refused ? error.reason : null)

/** Asks for the password set by the sender. */
const Password = ({ wrong, onPassword }: { readonly wrong: string | null; readonly onPassword: (password: string) => void }) => {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(typed === '')
    if (typed !== '') onPassword(typed)
  }
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <h1>{t('share.page.asksPassword')}</h1>
      <Field label={t('share.page.password')} error={missing ? t('share.page.passwordNeeded') : wrong}>
        {wiring => (
          <TextInput
            {...wiring}
            autoFocus
            type="password"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onText={text => {
              setTyped(text)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <button type="submit" className={styles.primary}>
        {t('share.page.open')}
      </button>
    </form>
  )
}

const Link = ({ token }: { readonly token: string }) => {
  const { t, lang } = useWords()
  const [given, setGiven] = useState<Given | null>(null)
  const { data, error } = useShared(token, given)
  if (data) return <Opened shared={data} />
  if (!error) return null
  const asked = reasonOf(error) === 'SHARE_PASSWORD_NEEDED'
  if (asked || given !== null)
    return (
      <Password
        key={String(asked)}
        wrong={asked ? null : textOf(error, lang)}
        onPassword={typed => setGiven(now => givenAgain(now, typed))}
      />
    )
  return <Notice icon={Link2Off} title={t('share.page.over')} text={textOf(error, lang)} />
}

/** A part of a case for somebody without an account, read-only; the link's token is after the address's `#`. */
export const Shared = () => {
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <main className={styles.page}>
      <Link key={token} token={token} />
    </main>
  )
}
