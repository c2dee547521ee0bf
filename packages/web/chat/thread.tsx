import { ArrowDown, CloudOff } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './chat.module.css'
import { Lines } from './log'
import type { Source } from './source'
import type { useOutbox } from './use-outbox'
import type { useThread } from './use-thread'
import { WaitingLine } from './waiting-line'

interface ThreadProps {
  readonly side: Source['side']
  readonly shown: boolean
  readonly thread: ReturnType<typeof useThread>
  readonly outbox: ReturnType<typeof useOutbox>
  /** Shown in the middle while there are no messages. */
  readonly empty: ReactNode
}

/** Distance in px from the end within which the reader counts as being there. */
const nearEnd = 60

/** Calls `onGrowth` when the box or something in it changes its size: pictures grow after loading. */
const useGrowth = (box: RefObject<HTMLElement | null>, onGrowth: () => void): void =>
  useEffect(() => {
    const at = box.current
    if (!at) return
    const watcher = new ResizeObserver(onGrowth)
    watcher.observe(at)
    for (const child of at.children) watcher.observe(child)
    return () => watcher.disconnect()
  })

/**
 * Shows the end when the conversation is opened (what is new counts as read then), keeps it visible while the reader is there, and
 * her position when earlier messages are added above.
 */
const useEnd = (count: number, first: number | undefined, shown: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const lastScroll = useRef({ height: 0, first })
  const [below, setBelow] = useState(false)
  const toEnd = (): void => {
    const at = box.current
    if (at) at.scrollTop = at.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message has come
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const before = lastScroll.current
    if (first !== before.first && before.first !== undefined && first !== undefined && first < before.first)
      at.scrollTop += at.scrollHeight - before.height
    else if (atEnd.current) toEnd()
    else setBelow(true)
    lastScroll.current = { height: at.scrollHeight, first }
  }, [count, first])
  useLayoutEffect(() => {
    const at = box.current
    if (!at || !shown) return
    atEnd.current = true
    at.scrollTop = at.scrollHeight
    setBelow(false)
  }, [shown])
  useGrowth(box, () => (atEnd.current ? toEnd() : undefined))
  const onScroll = (): void => {
    const at = box.current
    if (!at) return
    atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < nearEnd
    if (atEnd.current) setBelow(false)
  }
  return { box, below, toEnd, onScroll }
}

export const Thread = ({ side, shown, thread, outbox, empty }: ThreadProps) => {
  const { t, lang } = useWords()
  const { chatLog, error, look, earlier } = thread
  const count = (chatLog?.messages.length ?? 0) + outbox.list.length
  const { box, below, toEnd, onScroll } = useEnd(count, chatLog?.messages[0]?.seq, shown)
  return (
    <div className={styles.threadBox}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <div ref={box} className={styles.thread} onScroll={onScroll} role="log" aria-label={t('chat.log')} tabIndex={0}>
        {chatLog?.more && (
          <button type="button" className={styles.earlier} onClick={() => void earlier()}>
            {t('chat.earlier')}
          </button>
        )}
        {count > 0 && (
          <ol className={styles.lines}>
            {chatLog && <Lines chatLog={chatLog} side={side} />}
            {outbox.list.map(waiting => (
              <WaitingLine
                key={waiting.uuid}
                waiting={waiting}
                stuck={outbox.stuck}
                onAgain={() => outbox.resend(waiting.uuid)}
                onDrop={() => outbox.drop(waiting.uuid)}
              />
            ))}
          </ol>
        )}
        {chatLog && count === 0 && empty}
        {!chatLog && !error && <Skeleton />}
        {!chatLog && error !== null && (
          <div className={styles.failed} role="status">
            <CloudOff size={24} aria-hidden />
            <p>{t('chat.failed')}</p>
            <p className={styles.small}>{textOf(error, lang)}</p>
            <button type="button" className={styles.earlier} onClick={() => void look()}>
              {t('app.retry')}
            </button>
          </div>
        )}
      </div>
      {below && (
        <button type="button" className={styles.newest} onClick={toEnd}>
          <ArrowDown size={14} aria-hidden />
          {t('chat.newest')}
        </button>
      )}
    </div>
  )
}

const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden>
    <span />
    <span />
    <span />
  </div>
)
