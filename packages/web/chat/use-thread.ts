import type { ChatMessage } from '@sella/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ThreadPages, withEarlier, withEnd, withSent } from './pages'
import type { Source } from './source'
import { useChatNews, useConnected } from './use-live'
import { chatKeys } from './use-support'

/** Polling interval in milliseconds: alone, and with live news (the signed addresses of pictures are valid for 1200 s). */
const every = { alone: 5000, connected: 600_000 }

/** Fetches one at a time; asked again during a fetch, fetches once more after it, since that one may have missed the news. */
const useLooking = (fetch: () => Promise<void>) => {
  const looking = useRef(false)
  const again = useRef(false)
  return useCallback(async (): Promise<void> => {
    again.current = true
    if (looking.current) return
    looking.current = true
    while (again.current) {
      again.current = false
      await fetch()
    }
    looking.current = false
  }, [fetch])
}

/** Tells the other side that the messages up to `last` were read, as soon as the window shows them. */
const useNotingRead = (source: Source, last: number, shown: boolean): void => {
  const client = useQueryClient()
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
}

/** The messages of a conversation, kept up to date while it is shown. */
export const useThread = (source: Source, shown: boolean) => {
  const [chatLog, setChatLog] = useState<ThreadPages | null>(null)
  const [error, setError] = useState<unknown>(null)
  const connected = useConnected()
  const fetchEnd = useCallback(
    () =>
      source.get({}).then(end => {
        setChatLog(now => withEnd(now, end))
        setError(null)
      }, setError),
    [source],
  )
  const look = useLooking(fetchEnd)
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
  useNotingRead(source, chatLog?.messages.findLast(message => message.from !== source.side)?.seq ?? 0, shown)
  const sent = useCallback((message: ChatMessage) => setChatLog(now => withSent(now, message)), [])
  return { chatLog, error, look, earlier, sent }
}
