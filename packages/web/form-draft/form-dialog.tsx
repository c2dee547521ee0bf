import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd'
import type { ReactNode } from 'react'
import { useWords } from '../words/i18n'
import { HoldBack } from './hold-back'
import { type LossWords, useAskFirst } from './use-ask-first'

interface Form {
  /** Whether closing would lose something typed. */
  readonly typed: boolean
  /** What is typed is kept on this machine (`useFormDraft`): only closing the form loses it, not closing the tab. */
  readonly kept?: boolean
  /** Closes it; what is typed is given up. */
  readonly close: () => void
}

type Own = 'open' | 'centered' | 'onCancel' | 'footer' | 'keyboard' | 'mask' | 'closable'

interface FormModalProps extends Form, Omit<ModalProps, Own> {
  /** What it shows is shown this once: only its button closes it. */
  readonly once?: boolean
  /** Lies beside what it changes, which stays in sight: neither masked nor in the middle. */
  readonly beside?: boolean
  /** What its question says where nothing is typed but something else would be lost. */
  readonly loss?: LossWords
  /** Buttons of its own; `leave` asks first, as Escape does. */
  readonly footer?: (leave: () => void) => ReactNode
}

/**
 * A dialog with fields. Escape, a click beside it, its cross, Cancel and the back key ask before what is typed is lost; where nothing
 * is typed they close it at once.
 */
export const FormModal = (props: FormModalProps) => {
  const { typed, kept = false, close, once = false, beside = false, loss, footer, children, ...modal } = props
  const { t } = useWords()
  const { first, question } = useAskFirst(typed, loss)
  const leave = () => !once && first(close)
  return (
    <Modal
      cancelText={t('app.cancel')}
      {...modal}
      {...(footer && { footer: footer(leave) })}
      open
      centered={!beside}
      closable={!once}
      keyboard={!once}
      mask={{ enabled: !beside, closable: !once }}
      onCancel={leave}
    >
      {children}
      {(typed || once) && <HoldBack loses={once || !kept} onBack={leave} />}
      {question}
    </Modal>
  )
}

interface FormDrawerProps extends Form, Omit<DrawerProps, 'open' | 'onClose' | 'keyboard' | 'children'> {
  /** What its question says where more than what is typed would be lost. */
  readonly loss?: LossWords | undefined
  /** `leave` asks first, as Escape does. */
  readonly children: (leave: () => void) => ReactNode
}

/** A drawer with fields, left as a dialog with fields is. */
export const FormDrawer = ({ typed, kept = false, close, loss, children, ...drawer }: FormDrawerProps) => {
  const { first, question } = useAskFirst(typed, loss)
  const leave = () => first(close)
  return (
    <Drawer {...drawer} open keyboard onClose={leave}>
      {children(leave)}
      {typed && <HoldBack loses={!kept} onBack={leave} />}
      {question}
    </Drawer>
  )
}
