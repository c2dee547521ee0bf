import type { Output } from '@sella/contract/calls/index'
import { Modal } from 'antd'
import type { FormEvent } from 'react'
import { useRemovePasskey } from '../../api/passkeys'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { useProof } from './use-proof'

interface PasskeyRemoveProps {
  readonly passkey: Output<'passkeyList'>['passkeys'][number]
  /** It is the last second step. */
  readonly last: boolean
  readonly onClose: () => void
}

/** Removes a passkey: by password and second step. */
export const PasskeyRemove = ({ passkey: { uuid, name }, last, onClose }: PasskeyRemoveProps) => {
  const { t } = useWords()
  const toast = useToast()
  const remove = useRemovePasskey()
  const { proof, wrong, busy, change, prove } = useProof()
  const go = () =>
    void prove(async proven => {
      await remove.mutateAsync({ uuid, ...proven })
      toast({ kind: 'done', title: t('passkey.removed'), text: name })
      onClose()
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
      title={t('passkey.removeTitle', { name })}
      okText={t('passkey.remove')}
      okButtonProps={{ danger: true, type: 'default' }}
      cancelText={t('app.cancel')}
      confirmLoading={busy}
      onOk={go}
      onCancel={onClose}
    >
      <form className={styles.step} onSubmit={submit} noValidate>
        <p>{t('passkey.removeText')}</p>
        {last && <p className={styles.warn}>{t('passkey.removeLast')}</p>}
        <ProofFields proof={proof} wrong={wrong} onProof={change} />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
