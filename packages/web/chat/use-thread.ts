import type { ChatMessage } from '@sella/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ThreadPages, withEarlier, withEnd, withSent } from './pages'
import type { Source } from './source'
import { useChatNews, useConnected } from './use-live'
import { chatKeys } from './use-support'

/** Polling interval in milliseconds: alone, and with live news (the signed addresses of pictures are valid for 1200 s). */
const every = { alone: 5000, connected: 600_000 }

/** The messages of a conversation, kept up to date while it is shown. */
export const useThread = (source: Source, shown: boolean) => {
  const client = useQueryClient()
  const [chatLog, setChatLog] = useState<ThreadPages | null>(null)
  const [error, setError] = useState<unknown>(null)
  const connected = useConnected()
  const looking = useRef(false)
  const again = useRef(false)
  const look = useCallback(async (): Promise<void> => {
    // News that arrive during a fetch cause another fetch after it.
    again.current = true
    if (looking.current) return
    looking.current = true
    while (again.current) {
      again.current = false
      await source.get({}).then(
        end => {
          setChatLog(now => withEnd(now, end))
          setError(null)
        },
        (failed: unknown) => setError(failed),
      )
    }
    looking.current = false
  }, [source])
  useChatNews(() => void look(), shown)
  useEffect(() => {
    if (!shown) return
    void look()
    const timer = window.setInterval(() => void look(), connected ? every.connected : every.alone)
    return () => window.clearInterval(timer)
  }, [shown, connected, look])

  const first = chatLog?.messages[0]?.seq
  const earlier = async (): Promise<void> => {
    if (first === undefined) return
    await source.get({ before: first }).then(page => setChatLog(now => (now ? withEarlier(now, page) : now)), setError)
  }
  const last = chatLog?.messages.findLast(message => message.from !== source.side)?.seq ?? 0
  const noted = useRef(0)
  const noteRead = useCallback((): void => {
    if (last <= noted.current || document.visibilityState !== 'visible') return
    noted.current = last
    source.read(last).then(
      () => void client.invalidateQueries({ queryKey: chatKeys.all }),
      () => {
        noted.current = 0
      },
    )
  }, [client, last, source])
  useEffect(() => {
    if (!shown) return
    noteRead()
    document.addEventListener('visibilitychange', noteRead)
    return () => document.removeEventListener('visibilitychange', noteRead)
  }, [shown, noteRead])

  const sent = useCallback((message: ChatMessage) => setChatLog(now => withSent(now, message)), [])
  return { chatLog, error, look, earlier, sent }
}
