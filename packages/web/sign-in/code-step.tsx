import '../words/late/entry'
import '../words/late/passkey'
import type { SecondFactors } from '@sella/contract/passkey'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { passkeysHere, usePasskeyText } from '../api/passkey-trouble'
import { answerByPasskey } from '../api/passkeys'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { useFirstWrong } from '../parts/use-first-wrong'
import { useWords } from '../words/i18n'
import { FormError } from './form-error'
import type { EnterWith } from './second'
import styles from './sign-in.module.css'

interface CodeStepProps {
  /** Signs in with the code; throws the server's refusal. */
  readonly enter: EnterWith
  readonly by: SecondFactors
  readonly onBack: () => void
}

/** What went wrong, and of which of the two. */
interface Wrong {
  readonly of: 'code' | 'passkey'
  readonly text: string
}

/** What was typed, and the sign-in with it or with a passkey. */
const useSecond = (enter: EnterWith, needed: string) => {
  const text = usePasskeyText()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const go = (of: Wrong['of'], work: () => Promise<void>) => {
    setBusy(true)
    setWrong(null)
    void work().catch((error: unknown) => {
      setWrong({ of, text: text(error) })
      setBusy(false)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setWrong({ of: 'code', text: needed })
    go('code', () => enter(code.trim()))
  }
  const type = (typed: string) => {
    setCode(typed)
    setWrong(null)
  }
  return { code, type, busy, wrong, submit, byPasskey: () => go('passkey', async () => enter(await answerByPasskey())) }
}

/** The second step of every sign-in, by what the account has: a code of the authenticator, a passkey, or a recovery code. */
export const CodeStep = ({ enter, by, onBack }: CodeStepProps) => {
  const { t } = useWords()
  const here = passkeysHere()
  const coded = by !== 'passkey'
  const { code, type, busy, wrong, submit, byPasskey } = useSecond(
    enter,
    t(`entry.second.${coded ? 'needed' : 'recoveryNeeded'}`),
  )
  const form = useFirstWrong(wrong)
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={t('entry.second.title')} noValidate>
      <h2 className={styles.title}>{t('entry.second.title')}</h2>
      <p className={styles.where}>{t(coded ? 'entry.second.how' : here ? 'entry.second.howPasskey' : 'entry.second.notHere')}</p>
      {!coded && here && (
        <Button type="primary" size="large" block autoFocus loading={busy && code === ''} disabled={busy} onClick={byPasskey}>
          {t('passkey.confirm')}
        </Button>
      )}
      <Field label={t(coded ? 'entry.second.code' : 'entry.second.recovery')} error={wrong?.of === 'code' ? wrong.text : null}>
        {wiring => (
          <TextInput
            {...wiring}
            autoFocus={coded || !here}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onText={type}
          />
        )}
      </Field>
      <Button type={coded || !here ? 'primary' : 'default'} htmlType="submit" size="large" block loading={busy && code !== ''}>
        {t('signIn.title')}
      </Button>
      <FormError text={wrong?.of === 'passkey' ? wrong.text : null} />
      <div className={styles.foot}>
        {by === 'both' && here && (
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
