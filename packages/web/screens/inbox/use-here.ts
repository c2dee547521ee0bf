import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../../api/client'
import { chatKeys } from '../../chat/use-support'
import { choice, setChoice } from '../../memory/session'

/** Milliseconds between two heartbeats; the server counts one for 90 s. */
const every = 30_000

/** Whether the user is answering: doctors see it while this page is open and the switch is on. Remembered by this browser. */
export const useHere = (): readonly [boolean, (here: boolean) => void] => {
  const client = useQueryClient()
  const [here, setHere] = useState(() => choice('inbox.here') !== 'no')
  useEffect(() => {
    const tell = (now: boolean): void =>
      void ask('inboxHere', { here: now }).then(
        () => client.invalidateQueries({ queryKey: [...chatKeys.all, 'staff'] }),
        () => undefined,
      )
    tell(here)
    if (!here) return
    const timer = window.setInterval(() => tell(true), every)
    return () => {
      window.clearInterval(timer)
      tell(false)
    }
  }, [here, client])
  const change = (now: boolean): void => {
    setChoice('inbox.here', now ? null : 'no')
    setHere(now)
  }
  return [here, change]
}
