import { usePasskeys } from '../../api/passkeys'
import { useSecondFactor } from '../../api/second-factor'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useOpenFocus } from '../../parts/use-open-focus'
import { useWords } from '../../words/i18n'

export interface Proof {
  readonly password: string
  /** A code; empty to have a passkey confirm. */
  readonly code: string
}

export const noProof: Proof = { password: '', code: '' }

/** Whether the account has a second step to ask for, and whether a passkey can serve. */
export const useOwnFactors = () => {
  const authenticator = useSecondFactor().data?.since != null
  const passkeys = (usePasskeys().data?.passkeys.length ?? 0) > 0
  return { any: authenticator || passkeys, passkeys, authenticator }
}

/** What the field of the second step takes: by what the account has, and whether a passkey answers where it is left empty. */
export const useSecondHint = (passkeys: boolean): string => {
  const { t } = useWords()
  const { authenticator } = useOwnFactors()
  if (passkeys && !authenticator) return t('passkey.recoveryOr')
  return [t('user.second.codeHint'), ...(passkeys ? [t('passkey.codeOr')] : [])].join(t('app.separator'))
}

interface ProofFieldsProps {
  readonly proof: Proof
  readonly wrong: Partial<Proof>
  readonly onProof: (change: Partial<Proof>) => void
}

/** The password, and the second step if the account has one: changes to how she signs in require both. */
export const ProofFields = ({ proof, wrong, onProof }: ProofFieldsProps) => {
  const { t } = useWords()
  const first = useOpenFocus<HTMLInputElement>()
  const { any, passkeys } = useOwnFactors()
  const hint = useSecondHint(passkeys)
  return (
    <>
      <Field label={t('signIn.password')} error={wrong.password}>
        {wiring => (
          <TextInput
            {...wiring}
            ref={first}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={proof.password}
            onText={password => onProof({ password })}
          />
        )}
      </Field>
      {any && (
        <Field label={t('user.second.code')} hint={hint} error={wrong.code}>
          {wiring => (
            <TextInput
              {...wiring}
              autoComplete="one-time-code"
              maxLength={40}
              value={proof.code}
              onText={code => onProof({ code })}
            />
          )}
        </Field>
      )}
    </>
  )
}
