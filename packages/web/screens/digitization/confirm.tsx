import type { MessageCode } from '@sella/contract/messages'
import { Modal } from 'antd'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

export interface Question {
  /** The confirmation's code in the catalogue. */
  readonly code?: MessageCode
  readonly title?: string
  readonly text?: string
  /** The button's verb. */
  readonly act: string
  readonly stay?: string
  readonly danger?: boolean
}

const Ask = createContext<(question: Question) => Promise<boolean>>(async () => false)

/** Asks before something is overwritten or lost; Cancel has the focus. */
export const useConfirm = () => useContext(Ask)

export const ConfirmHost = ({ children }: { readonly children: ReactNode }) => {
  const { t, lang } = useWords()
  const [modal, holder] = Modal.useModal()
  const ask = useCallback(
    async ({ code, title, text, act, stay, danger = false }: Question) =>
      await modal.confirm({
        title: title ?? (code ? message(code, lang) : ''),
        content: text,
        icon: <TriangleAlert size={18} color={danger ? 'var(--danger)' : 'var(--warn)'} style={{ marginInlineEnd: 10 }} />,
        okText: act,
        cancelText: stay ?? t('app.cancel'),
        // A discarding action is never the primary button.
        okButtonProps: danger ? { danger, type: 'default' } : {},
        cancelButtonProps: danger ? { type: 'primary' } : {},
        focusable: { autoFocusButton: 'cancel' },
        centered: true,
        width: 416,
      }),
    [modal, lang, t],
  )
  return (
    <Ask value={ask}>
      {children}
      {holder}
    </Ask>
  )
}
