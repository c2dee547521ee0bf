import { useMutation } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { useToast } from './toast'

interface ActDialogProps {
  readonly title: string
  /** The name of the act. */
  readonly okText: string
  /** The title of the message that says why it failed; the dialog stays. */
  readonly failed: string
  readonly width?: number
  readonly children: ReactNode
  readonly act: () => Promise<void>
  readonly close: () => void
}

/** Asks how something is to be done, does it, and closes once it is done. */
export const ActDialog = ({ title, okText, failed, width = 480, children, act, close }: ActDialogProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: close,
    onError: error => toast({ kind: 'error', title: failed, text: textOf(error, lang) }),
  })
  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      okText={okText}
      cancelText={t('app.cancel')}
      confirmLoading={isPending}
      onOk={() => mutate()}
      onCancel={close}
    >
      {children}
    </Modal>
  )
}
