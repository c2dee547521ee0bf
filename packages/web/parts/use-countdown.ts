import { useEffect, useState } from 'react'

/** Seconds until a time (ISO 8601), 0 once it has passed. */
export const useCountdown = (endsAt: string): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000))
}

/** Seconds as minutes and seconds: 9:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
