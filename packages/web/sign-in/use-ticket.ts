import { Refused } from '@sella/workbench/server/refused'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../api/client'
import { setToken } from '../memory/session'

/** The state of a QR sign-in. */
export type TicketState =
  | { readonly is: 'opening' }
  | { readonly is: 'waiting'; readonly ticket: string }
  | { readonly is: 'expired'; readonly ticket: string }
  | { readonly is: 'failed'; readonly error: unknown }

/** ms between two polls for the phone's confirmation. */
const pause = 2000

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = window.setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })

/** Polls until the ticket is confirmed or expired. After a brief network failure it polls again: the ticket expires by itself. */
const outcome = async (
  asked: { readonly ticket: string; readonly secret: string },
  signal: AbortSignal,
): Promise<string | null> => {
  for (;;) {
    await wait(pause, signal)
    signal.throwIfAborted()
    const reply = await ask('qrcodeCheck', asked, { signal }).catch((error: unknown) => {
      if (error instanceof Refused && error.reason === 'NETWORK') return null
      throw error
    })
    if (reply && reply.status !== 'waiting') return reply.token
  }
}

const follow = async (signal: AbortSignal, show: (state: TicketState) => void): Promise<void> => {
  show({ is: 'opening' })
  const { ticket, secret } = await ask('qrcodeCreate', {}, { signal })
  show({ is: 'waiting', ticket })
  const token = await outcome({ ticket, secret }, signal)
  if (token === null) show({ is: 'expired', ticket })
  else setToken(token)
}

/** Opens a QR sign-in and waits for its confirmation, which signs this window in. */
export const useTicket = () => {
  const [state, setState] = useState<TicketState>({ is: 'opening' })
  const [round, setRound] = useState(0)
  const renew = useCallback(() => setRound(number => number + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens another ticket
  useEffect(() => {
    const stop = new AbortController()
    follow(stop.signal, setState).catch((error: unknown) => {
      if (!stop.signal.aborted) setState({ is: 'failed', error })
    })
    return () => stop.abort()
  }, [round])
  return { state, renew }
}
