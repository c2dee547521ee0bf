import '../words/late/entry'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { useFirstWrong } from '../parts/use-first-wrong'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './sign-in.module.css'

interface CodeStepProps {
  /** Signs in with the code; throws what the server refused. */
  readonly enter: (second: string) => Promise<void>
  readonly onBack: () => void
}

/** The second step of every sign-in: a code of the authenticator, or one for recovery. */
export const CodeStep = ({ enter, onBack }: CodeStepProps) => {
  const { t, lang } = useWords()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const form = useFirstWrong(wrong)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setWrong(t('entry.second.needed'))
    setBusy(true)
    setWrong(null)
    void enter(code.trim()).catch((error: unknown) => {
      setWrong(textOf(error, lang))
      setBusy(false)
    })
  }
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
            onText={text => {
              setCode(text)
              setWrong(null)
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('signIn.title')}
      </Button>
      <div className={styles.foot}>
        <button type="button" className={styles.turn} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </form>
  )
}
