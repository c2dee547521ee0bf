import { Button, Modal } from 'antd'
import { useOpenFocus } from './use-open-focus'

interface BetweenProps {
  readonly title: string
  readonly text: string
  /** The labels of the two buttons. */
  readonly mine: string
  readonly theirs: string
  readonly busy?: boolean
  readonly onChoose: (mine: boolean) => void
}

/**
 * A choice between this window's work and another's. It appears unasked, in the middle of work: no key that happens to be
 * pressed decides it (the text has the focus, no button), nor Escape, nor a click beside it. The other's work shines: opening it is
 * taken back by undo, while what is overwritten there is gone.
 */
export const Between = ({ title, text, mine, theirs, busy = false, onChoose }: BetweenProps) => {
  const question = useOpenFocus<HTMLParagraphElement>()
  return (
    <Modal
      open
      centered
      width={416}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="theirs" type="primary" disabled={busy} onClick={() => onChoose(false)}>
          {theirs}
        </Button>,
        <Button key="mine" danger loading={busy} onClick={() => onChoose(true)}>
          {mine}
        </Button>,
      ]}
    >
      <p ref={question} tabIndex={-1}>
        {text}
      </p>
    </Modal>
  )
}
