import { Modal } from 'antd'
import type { FormEvent } from 'react'
import { useEndSecondFactor, useRenewRecovery } from '../../api/second-factor'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { RecoveryCodes } from './recovery-codes'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { useProof } from './use-proof'

/** New recovery codes, or removing the authenticator: both by password and second step. */
export const TwoStepsChange = ({ what, onClose }: { readonly what: 'renew' | 'off'; readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const { proof, wrong, busy, change, prove } = useProof()
  const [renew, end] = [useRenewRecovery(), useEndSecondFactor()]
  const recovery = renew.data?.recovery
  const go = () =>
    void prove(async ({ password, second = '' }) => {
      if (what === 'renew') return renew.mutateAsync({ password, code: second })
      await end.mutateAsync({ password, code: second })
      toast({ kind: 'done', title: t('user.second.ended') })
      return onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  return (
    <Modal
      open
      centered
      width={440}
      title={t(recovery ? 'user.second.codesTitle' : `user.second.${what}`)}
      okText={t(recovery ? 'user.second.kept' : `user.second.${what}`)}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      // The codes are shown this once: only the button that says they are safe closes them.
      closable={!recovery}
      mask={{ closable: !recovery }}
      keyboard={!recovery}
      okButtonProps={what === 'off' ? { danger: true, type: 'default' } : {}}
      confirmLoading={busy}
      onOk={recovery ? onClose : go}
      onCancel={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} />
      ) : (
        <form className={styles.step} onSubmit={submit} noValidate>
          <p>{t(what === 'off' ? 'user.second.offText' : 'user.second.renewText')}</p>
          <ProofFields proof={proof} wrong={wrong} onProof={change} />
          {/* Submits on Enter in a field: a form of two fields needs a button for it. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Modal>
  )
}
