import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useWords } from '../words/i18n'

interface ConfirmProps {
  readonly title: string
  readonly text: ReactNode
  /** The label of the button. */
  readonly verb: string
  readonly danger?: boolean
  /** The other way out; "Cancel" by default. */
  readonly otherwise?: string
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A confirmation before something that is hard to undo. Its cancel button has the focus. */
export const Confirm = ({ title, text, verb, danger, otherwise, busy, onYes, onNo }: ConfirmProps) => {
  const { t } = useWords()
  return (
    <Modal
      open
      centered
      width={416}
      title={title}
      okText={verb}
      cancelText={otherwise ?? t('app.cancel')}
      // A discarding button is never the primary one.
      okButtonProps={{ danger, type: danger ? 'default' : 'primary' }}
      cancelButtonProps={{ autoFocus: true, type: danger ? 'primary' : 'default' }}
      confirmLoading={busy}
      onOk={onYes}
      onCancel={onNo}
    >
      {text}
    </Modal>
  )
}
