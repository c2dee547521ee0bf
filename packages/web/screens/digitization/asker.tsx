import { Modal } from 'antd'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Asked } from './question'

/** The dialog of the open question, loaded with the first one. */
export const Asker = ({ asked }: { readonly asked: Asked | null }) => {
  const { t, lang } = useWords()
  const [modal, holder] = Modal.useModal()
  const last = useRef<Asked>(null)
  useEffect(() => {
    if (!asked || last.current === asked) return
    last.current = asked
    const { code, title, text, act, stay, loses } = asked.question
    const answer = modal.confirm({
      title: title ?? (code ? message(code, lang) : ''),
      // Each fact on a line of its own.
      content: text && <span style={{ whiteSpace: 'pre-line' }}>{text}</span>,
      icon: <TriangleAlert size={18} color={loses ? 'var(--danger)' : 'var(--warn)'} style={{ marginInlineEnd: 10 }} />,
      okText: act,
      cancelText: stay ?? t('app.cancel'),
      // A discarding action is never the primary button.
      okButtonProps: { danger: loses, type: loses ? 'default' : 'primary' },
      cancelButtonProps: { type: loses ? 'primary' : 'default' },
      focusable: { autoFocusButton: 'cancel' },
      centered: true,
      width: 416,
    })
    void answer.then(asked.answer, () => asked.answer(false))
  }, [asked, modal, lang, t])
  return holder
}
