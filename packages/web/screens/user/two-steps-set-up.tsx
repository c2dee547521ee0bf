import { useState } from 'react'
import { useUser } from '../../api/queries'
import { beginSecondFactor, useConfirmSecondFactor } from '../../api/second-factor'
import { Field } from '../../parts/field'
import { Qr } from '../../parts/qr'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { phone, useMedia } from '../../parts/use-media'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { RecoveryDialog } from './recovery-dialog'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { useProof } from './use-proof'

/** The secret in groups of four, for typing. */
const grouped = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

interface Secret {
  readonly key: string
  readonly address: string
}

/** The secret for the authenticator: a QR code to scan, or a key to type. */
const SecretCard = ({ address, plain }: { readonly address: string; readonly plain: string }) => {
  const { t } = useWords()
  // What shows a QR code cannot scan it.
  const onPhone = useMedia(phone)
  return (
    <div className={styles.secret}>
      <Qr text={address} label={t('user.second.qr')} />
      <div>
        <p>{t('user.second.scan')}</p>
        <p className={styles.key}>{grouped(plain)}</p>
        {onPhone && (
          <p>
            <a href={address}>{t('user.second.openHere')}</a>
          </p>
        )}
        <p className={styles.care}>{t('user.second.secretCare')}</p>
      </div>
    </div>
  )
}

/** The first code of the authenticator; `kept` gets the recovery codes, null if the account already has some. */
const useFirstCode = (kept: (recovery: readonly string[] | null) => void) => {
  const { t, lang } = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { mutateAsync, isPending } = useConfirmSecondFactor()
  const confirm = async () => {
    if (typed.trim() === '') return setWrong(t('user.second.codeNeeded'))
    await mutateAsync(typed.trim()).then(
      ({ recovery }) => kept(recovery),
      (error: unknown) => setWrong(textOf(error, lang)),
    )
  }
  const type = (text: string) => {
    setTyped(text)
    setWrong(null)
  }
  return { typed, type, wrong, confirm, isPending }
}

/**
 * Sets up an authenticator: the password and the existing second step, the QR code with a first code from it, then the recovery
 * codes.
 */
export const TwoStepsSetUp = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const loginName = useUser().data?.loginName ?? ''
  const [secret, setSecret] = useState<Secret | null>(null)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const { proof, wrong, busy, change, prove } = useProof()
  const code = useFirstCode(codes => {
    if (codes) return setRecovery(codes)
    toast({ kind: 'done', title: t('user.second.added') })
    onClose()
  })
  const next = () => void (secret ? code.confirm() : prove(async proven => setSecret(await beginSecondFactor(proven))))
  return (
    <RecoveryDialog
      title={t('user.second.setUp')}
      okText={t(secret ? 'user.second.confirm' : 'user.second.next')}
      recovery={recovery}
      busy={busy || code.isPending}
      // An authenticator that scanned the secret is of no use once it is given up.
      typed={secret !== null}
      loss={{
        title: t('user.second.giveUp.title'),
        text: t('user.second.giveUp.text'),
        discard: t('user.second.giveUp.discard'),
        stay: t('user.second.giveUp.stay'),
      }}
      act={next}
      onClose={onClose}
    >
      <input type="text" hidden readOnly tabIndex={-1} autoComplete="username" value={loginName} />
      {secret ? (
        <>
          <SecretCard address={secret.address} plain={secret.key} />
          <Field label={t('user.second.code')} error={code.wrong}>
            {wiring => (
              <TextInput
                {...wiring}
                key="code"
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                value={code.typed}
                onText={code.type}
              />
            )}
          </Field>
        </>
      ) : (
        <>
          <p>{t('user.second.before')}</p>
          <ProofFields proof={proof} wrong={wrong} onProof={change} />
        </>
      )}
    </RecoveryDialog>
  )
}
