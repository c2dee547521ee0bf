import { type ChatContext, messageLimit } from '@sella/contract/chat'
import type { NewMessage } from '@sella/workbench/chat/outbox'
import { Images, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { keep, kept } from '../memory/session'
import { useWords } from '../words/i18n'
import { Attached } from './attached'
import styles from './chat.module.css'
import { usePageName } from './page-name'
import { usePictures } from './use-pictures'

/** Number of remaining characters from which on they are shown. */
const counted = 200

const useDraft = (key: string) => {
  const name = `chat.${key}.draft`
  const [text, setText] = useState(() => kept(name) ?? '')
  const write = (next: string): void => {
    setText(next)
    keep(name, next === '' ? null : next)
  }
  return [text, write] as const
}

/** Keeps a text area as high as its text. */
const useGrowing = (field: RefObject<HTMLTextAreaElement | null>, text: string): void =>
  useLayoutEffect(() => {
    const at = field.current
    if (!at) return
    at.style.height = 'auto'
    at.style.height = text === '' ? '' : `${at.scrollHeight + 2}px`
  }, [text, field])

interface ComposerProps {
  readonly draftKey: string
  readonly onSend: (message: NewMessage<Blob>) => void
  /** The label of the button. */
  readonly verb: string
  /** Offered as an attachment; nothing is sent unless it is shown and left switched on. */
  readonly context?: ChatContext
  readonly field: RefObject<HTMLTextAreaElement | null>
}

const picturesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Writes a message: text, pasted or dropped pictures, and the page it is about. Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ draftKey, onSend, verb, context, field }: ComposerProps) => {
  const { t } = useWords()
  const pageName = usePageName()
  const [text, setText] = useDraft(draftKey)
  const { pictures, fault, add, remove, clear } = usePictures()
  const [withContext, setWithContext] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const left = messageLimit - text.trim().length
  const ready = left >= 0 && (text.trim() !== '' || pictures.length > 0)
  useGrowing(field, text)

  const send = (): void => {
    if (!ready) return
    for (const { file } of pictures) onSend({ text: '', file })
    if (text.trim() !== '') onSend({ text: text.trim(), ...(withContext && context ? { context } : {}) })
    setText('')
    setWithContext(false)
    clear()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent): void => {
    const files = picturesIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    add(picturesIn(event.dataTransfer))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures may be dropped here; the button beside does the same
    <div className={styles.composer} onDrop={onDrop} onDragOver={event => event.preventDefault()}>
      <Attached pictures={pictures} fault={fault} onRemove={remove} />
      {context && text.trim() !== '' && (
        <label className={styles.offer}>
          <input type="checkbox" checked={withContext} onChange={event => setWithContext(event.target.checked)} />
          <span>{t('chat.context', { page: pageName(context.page), version: context.version })}</span>
          <span className={styles.small}>{t('chat.contextHint')}</span>
        </label>
      )}
      <div className={styles.write}>
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          multiple
          hidden
          onChange={event => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <button
          type="button"
          className={styles.icon}
          aria-label={t('chat.attach')}
          title={t('chat.attach')}
          onClick={() => chooser.current?.click()}
        >
          <Images size={20} aria-hidden />
        </button>
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('chat.message')}
          aria-invalid={left < 0 || undefined}
          placeholder={t('chat.placeholder')}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button type="button" className={styles.send} disabled={!ready} onClick={send}>
          {verb}
        </button>
      </div>
      {left <= counted && (
        <p className={styles.count} data-over={left < 0 || undefined} role="status">
          {left < 0 ? t('chat.over', { count: -left }) : t('chat.left', { count: left })}
        </p>
      )}
    </div>
  )
}

/** A button in the head of a window. */
export const CloseButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useWords()
  return (
    <button type="button" className={styles.icon} aria-label={t('app.close')} title={t('app.close')} onClick={onClick}>
      <X size={18} aria-hidden />
    </button>
  )
}
