import { useEffect } from 'react'
import { lockSession, stillHere } from '../../api/session-state'
import { isLocked, setLocked } from '../../memory/lock'
import { lastActive, noteActive } from '../../memory/session'
import { dueNow } from './idle'

const moves = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** Activity is recorded, and checked, at most once per interval (ms). */
const beat = 5000

/** Locks the window and its session after this many minutes of inactivity in all windows of this browser; null for never. */
export const useIdle = (minutes: number | null): void => {
  useEffect(() => {
    if (minutes === null) return
    const stop = new AbortController()
    let [noted, heard] = [Date.now(), Date.now()]
    noteActive(noted)
    const moved = (): void => {
      if (isLocked() || Date.now() - noted < beat) return
      // After too long an absence the window is locked before the first activity counts.
      look()
      if (isLocked()) return
      noted = Date.now()
      noteActive(noted)
    }
    const look = (): void => {
      if (isLocked()) return
      const due = dueNow({ after: minutes * 60_000, active: Math.max(lastActive(), noted), heard, now: Date.now() })
      if (due === 'lock') {
        setLocked(true)
        lockSession()
      }
      if (due === 'tell') {
        heard = Date.now()
        stillHere()
      }
    }
    for (const kind of moves) window.addEventListener(kind, moved, { signal: stop.signal, passive: true, capture: true })
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    const timer = window.setInterval(look, beat)
    return () => {
      stop.abort()
      window.clearInterval(timer)
    }
  }, [minutes])
}
