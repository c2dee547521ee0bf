import { useState } from 'react'
import { useAddPasskey, usePasskeys } from '../../api/passkeys'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { agentWords } from './agent'
import { RecoveryDialog } from './recovery-dialog'
import { ProofFields } from './second-fields'
import { useProof } from './use-proof'

/** A name, the password and the existing second step; then the device asks; then, with the first passkey, the recovery codes. */
export const PasskeyAdd = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const domain = usePasskeys().data?.domain ?? ''
  const [proposed] = useState(() => agentWords(navigator.userAgent) ?? '')
  const [name, setName] = useState(proposed)
  const [nameless, setNameless] = useState(false)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const add = useAddPasskey()
  const { proof, wrong, busy, change, prove } = useProof()
  const act = () => {
    setNameless(name.trim() === '')
    if (name.trim() === '') return
    void prove(async proven => {
      const made = await add.mutateAsync({ name: name.trim(), ...proven })
      if (made.recovery) return setRecovery(made.recovery)
      toast({ kind: 'done', title: t('passkey.added'), text: name.trim() })
      onClose()
    })
  }
  return (
    <RecoveryDialog
      title={t('passkey.add')}
      okText={t('user.second.next')}
      recovery={recovery}
      busy={busy}
      typed={name !== proposed}
      act={act}
      onClose={onClose}
    >
      <p>{t('passkey.addText', { domain })}</p>
      <Field label={t('passkey.name')} error={nameless ? t('passkey.nameNeeded') : null}>
        {wiring => <TextInput {...wiring} maxLength={100} value={name} onText={setName} />}
      </Field>
      <ProofFields proof={proof} wrong={wrong} onProof={change} />
    </RecoveryDialog>
  )
}
