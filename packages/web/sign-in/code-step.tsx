import '../words/late/entry'
import '../words/late/passkey'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { passkeysHere, usePasskeyText } from '../api/passkey-trouble'
import { answerByPasskey } from '../api/passkeys'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { useFirstWrong } from '../parts/use-first-wrong'
import { useWords } from '../words/i18n'
import type { EnterWith } from './second'
import styles from './sign-in.module.css'

interface CodeStepProps {
  /** Signs in with the code; throws the server's refusal. */
  readonly enter: EnterWith
  readonly onBack: () => void
}

/** The second step of every sign-in: a code of the authenticator, a recovery code, or a passkey. */
export const CodeStep = ({ enter, onBack }: CodeStepProps) => {
  const { t } = useWords()
  const text = usePasskeyText()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const form = useFirstWrong(wrong)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setWrong(t('entry.second.needed'))
    go(() => enter(code.trim()))
  }
  const go = (work: () => Promise<void>) => {
    setBusy(true)
    setWrong(null)
    void work().catch((error: unknown) => {
      setWrong(text(error))
      setBusy(false)
    })
  }
  const byPasskey = () => go(async () => enter(await answerByPasskey()))
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={t('entry.second.title')} noValidate>
      <h2 className={styles.title}>{t('entry.second.title')}</h2>
      <p className={styles.where}>{t('entry.second.how')}</p>
      <Field label={t('entry.second.code')} hint={t('entry.second.hint')} error={wrong}>
        {wiring => (
          <TextInput
            {...wiring}
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onText={typed => {
              setCode(typed)
              setWrong(null)
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('signIn.title')}
      </Button>
      <div className={styles.foot}>
        {passkeysHere() && (
          <button type="button" className={styles.turn} disabled={busy} onClick={byPasskey}>
            {t('passkey.use')}
          </button>
        )}
        <button type="button" className={styles.turn} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </form>
  )
}
