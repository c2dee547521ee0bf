import { Modal } from 'antd'
import type { FormEvent, ReactNode } from 'react'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { useWords } from '../../words/i18n'
import { ProofFields } from './second-fields'
import styles from './two-steps.module.css'
import { type Proven, useProof } from './use-proof'

interface ProofDialogProps {
  readonly title: string
  readonly okText: string
  readonly width?: number
  /** What is taken away, above the fields. */
  readonly children: ReactNode
  /** Takes it away; the dialog shows a refusal beside its field and stays. */
  readonly act: (proven: Proven) => Promise<void>
  readonly onClose: () => void
}

/** Takes something of the account away, by the password and the second step if the account has one. */
export const ProofDialog = ({ title, okText, width = 440, children, act, onClose }: ProofDialogProps) => {
  const { t } = useWords()
  const { proof, wrong, busy, change, prove } = useProof()
  const box = useFirstWrong(wrong.password ?? wrong.code ?? null)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void prove(act)
  }
  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      okText={okText}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true, type: 'default' }}
      cancelButtonProps={{ disabled: busy, type: 'primary' }}
      confirmLoading={busy}
      onOk={() => submit()}
      onCancel={() => !busy && onClose()}
    >
      <form ref={box} className={styles.step} onSubmit={submit} noValidate>
        {children}
        <ProofFields proof={proof} wrong={wrong} onProof={change} />
        {/* Submits on Enter in a field: a form of two fields needs a button for it. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
