import { Modal } from 'antd'
import type { FormEvent, ReactNode } from 'react'
import { useWords } from '../../words/i18n'
import { RecoveryCodes } from './recovery-codes'
import styles from './two-steps.module.css'

interface RecoveryDialogProps {
  readonly title: string
  /** The name of the act. */
  readonly okText: string
  readonly width?: number
  /** The codes that the act gave; null or undefined before it. */
  readonly recovery: readonly string[] | null | undefined
  readonly busy: boolean
  /** The fields that the act asks for. */
  readonly children: ReactNode
  readonly act: () => void
  readonly onClose: () => void
}

/** A form whose act may give recovery codes: they are shown this once, and only the button that says they are safe closes them. */
export const RecoveryDialog = ({ title, okText, width = 480, recovery, busy, children, act, onClose }: RecoveryDialogProps) => {
  const { t } = useWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <Modal
      open
      centered
      width={width}
      title={recovery ? t('user.second.codesTitle') : title}
      okText={recovery ? t('user.second.kept') : okText}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      closable={!recovery}
      mask={{ closable: false }}
      keyboard={!recovery}
      confirmLoading={busy}
      onOk={recovery ? onClose : act}
      onCancel={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} />
      ) : (
        <form className={styles.step} onSubmit={submit} noValidate>
          {children}
          {/* Submits on Enter in a field: a form of several fields needs a button for it. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Modal>
  )
}
