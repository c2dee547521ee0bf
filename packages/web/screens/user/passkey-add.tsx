import { Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useAddPasskey, usePasskeys } from '../../api/passkeys'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { agentWords } from './agent'
import { RecoveryCodes } from './recovery-codes'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { useProof } from './use-proof'

/** A name, the password and the existing second step; then the device asks; then, with the first passkey, the recovery codes. */
export const PasskeyAdd = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const domain = usePasskeys().data?.domain ?? ''
  const [name, setName] = useState(agentWords(navigator.userAgent) ?? '')
  const [nameless, setNameless] = useState(false)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const add = useAddPasskey()
  const { proof, wrong, busy, change, prove } = useProof()
  const go = () => {
    setNameless(name.trim() === '')
    if (name.trim() === '') return
    void prove(async proven => {
      const made = await add.mutateAsync({ name: name.trim(), ...proven })
      if (made.recovery) return setRecovery(made.recovery)
      toast({ kind: 'done', title: t('passkey.added'), text: name.trim() })
      onClose()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  return (
    <Modal
      open
      centered
      width={480}
      title={t(recovery ? 'user.second.codesTitle' : 'passkey.add')}
      okText={t(recovery ? 'user.second.kept' : 'user.second.next')}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      closable={!recovery}
      mask={{ closable: false }}
      keyboard={!recovery}
      confirmLoading={busy}
      onOk={recovery ? onClose : go}
      onCancel={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} />
      ) : (
        <form className={styles.step} onSubmit={submit} noValidate>
          <p>{t('passkey.addText', { domain })}</p>
          <Field label={t('passkey.name')} error={nameless ? t('passkey.nameNeeded') : null}>
            {wiring => <TextInput {...wiring} maxLength={100} value={name} onText={setName} />}
          </Field>
          <ProofFields proof={proof} wrong={wrong} onProof={change} />
          {/* Submits on Enter in a field: a form of several fields needs a button for it. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Modal>
  )
}
