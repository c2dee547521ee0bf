import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSessionState } from '../../api/session-state'
import { isLocked, onLock, setLocked } from '../../memory/lock'
import { Cover } from './cover'
import { Ending } from './ending'
import { useIdle } from './use-idle'

/** The next user to sign in starts unlocked. */
const useUncovered = (): void => useEffect(() => () => setLocked(false), [])

/** Covers the window while its session is locked, locks it after inactivity, and announces the end of the session. */
export const Lock = () => {
  const locked = useSyncExternalStore(onLock, isLocked)
  const { data: state } = useSessionState()
  const [, look] = useState(0)
  useIdle(state?.idleMinutes ?? null)
  useUncovered()
  // Time passes without anything else changing.
  useEffect(() => {
    const timer = window.setInterval(() => look(beat => beat + 1), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  if (locked) return <Cover />
  return state ? <Ending endsAt={state.endsAt} /> : null
}
