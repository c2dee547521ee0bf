import type { FormEvent, ReactNode } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import type { LossWords } from '../../form-draft/use-ask-first'
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
  /** Whether closing would lose something of the form but a password. */
  readonly typed: boolean
  /** What the question before closing says. */
  readonly loss?: LossWords
  /** The fields that the act asks for. */
  readonly children: ReactNode
  readonly act: () => void
  readonly onClose: () => void
}

/** A form whose act may give recovery codes: they are shown this once, and only the button that says they are safe closes them. */
export const RecoveryDialog = (props: RecoveryDialogProps) => {
  const { title, okText, width = 480, recovery, busy, typed, loss, children, act, onClose } = props
  const { t } = useWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <FormModal
      typed={typed && !recovery}
      loss={loss}
      once={Boolean(recovery)}
      close={onClose}
      width={width}
      title={recovery ? t('user.second.codesTitle') : title}
      okText={recovery ? t('user.second.kept') : okText}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      confirmLoading={busy}
      onOk={recovery ? onClose : act}
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
    </FormModal>
  )
}
