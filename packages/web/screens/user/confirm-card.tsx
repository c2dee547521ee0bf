import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useUser } from '../../api/queries'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { agentWords } from './agent'
import { useSecondHint } from './second-fields'
import styles from './user.module.css'

interface ConfirmCardProps {
  readonly asking: Output<'qrcodeLook'>
  readonly busy: boolean
  readonly error: string | null
  /** The typed authenticator code; null while none is required. */
  readonly second: string | null
  /** If nothing is typed, a passkey confirms. */
  readonly passkeys: boolean
  readonly onSecond: (code: string) => void
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Which browser asks to be signed in, from where, since when and as whom. Declining has the focus. */
export const ConfirmCard = ({ asking, busy, error, second, passkeys, onSecond, onYes, onNo }: ConfirmCardProps) => {
  const { t, lang } = useWords()
  const user = useUser().data
  const hint = useSecondHint(passkeys)
  const id = useId()
  const facts = [
    [t('user.confirm.account'), user ? [user.userName, user.loginName].join(t('app.separator')) : ''],
    [t('user.confirm.agent'), agentWords(asking.agent) ?? t('user.unknownAgent')],
    [t('user.confirm.address'), asking.address],
    [t('user.confirm.at'), ago(asking.createdAt, new Date(), lang)],
  ] as const
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('user.confirm.ask')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.care}>
        <TriangleAlert size={16} aria-hidden />
        {t('user.confirm.care')}
      </p>
      {second !== null && (
        <Field label={t('user.second.code')} hint={hint}>
          {wiring => (
            <TextInput {...wiring} autoFocus autoComplete="one-time-code" maxLength={40} value={second} onText={onSecond} />
          )}
        </Field>
      )}
      {error && (
        <p className={styles.failed} role="alert">
          {error}
        </p>
      )}
      <div className={styles.answers}>
        <Button size="large" autoFocus disabled={busy} onClick={onNo}>
          {t('user.confirm.no')}
        </Button>
        <Button size="large" type="primary" loading={busy} disabled={second?.trim() === '' && !passkeys} onClick={onYes}>
          {t('user.confirm.yes')}
        </Button>
      </div>
    </section>
  )
}
