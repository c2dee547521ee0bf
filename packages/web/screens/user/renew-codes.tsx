import { Modal } from 'antd'
import type { FormEvent } from 'react'
import { useRenewRecovery } from '../../api/second-factor'
import { useWords } from '../../words/i18n'
import { RecoveryCodes } from './recovery-codes'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { useProof } from './use-proof'

/** New recovery codes, by password and second step; then the codes. */
export const RenewCodes = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const { proof, wrong, busy, change, prove } = useProof()
  const renew = useRenewRecovery()
  const recovery = renew.data?.recovery
  const go = () => void prove(({ password, second = '' }) => renew.mutateAsync({ password, code: second }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  return (
    <Modal
      open
      centered
      width={440}
      title={t(recovery ? 'user.second.codesTitle' : 'user.second.renew')}
      okText={t(recovery ? 'user.second.kept' : 'user.second.renew')}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      // The codes are shown this once: only the button that says they are safe closes them.
      closable={!recovery}
      mask={{ closable: !recovery }}
      keyboard={!recovery}
      confirmLoading={busy}
      onOk={recovery ? onClose : go}
      onCancel={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} />
      ) : (
        <form className={styles.step} onSubmit={submit} noValidate>
          <p>{t('user.second.renewText')}</p>
          <ProofFields proof={proof} wrong={wrong} onProof={change} />
          {/* Submits on Enter in a field: a form of two fields needs a button for it. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Modal>
  )
}
