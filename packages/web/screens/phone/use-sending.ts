import { useCallback, useEffect, useRef, useState } from 'react'
import { sendPhoto } from '../../api/phone'

/** A photo being sent. */
export interface Shot {
  readonly number: number
  readonly file: File
  /** Object URL of the picture in this browser. */
  readonly url: string
  readonly state: 'waits' | 'goes' | 'sent' | 'failed'
  readonly error?: unknown
}

/** Sends photos one after another with a link's token; a failed one waits to be retried. */
export const useSending = (token: string, onSent: () => void) => {
  const [shots, setShots] = useState<readonly Shot[]>([])
  const count = useRef(0)
  const going = useRef(false)
  const change = useCallback(
    (number: number, to: Partial<Shot>) => setShots(all => all.map(shot => (shot.number === number ? { ...shot, ...to } : shot))),
    [],
  )
  const add = (files: readonly File[]) => {
    const fresh = files.map(file => ({ number: ++count.current, file, url: URL.createObjectURL(file), state: 'waits' }) as const)
    setShots(all => [...all, ...fresh])
  }
  useEffect(() => {
    const next = shots.find(({ state }) => state === 'waits')
    if (!next || going.current) return
    going.current = true
    change(next.number, { state: 'goes' })
    const { signal } = new AbortController()
    sendPhoto(token, next.file, signal)
      .then(
        () => change(next.number, { state: 'sent' }),
        (error: unknown) => change(next.number, { state: 'failed', error }),
      )
      .finally(() => {
        going.current = false
        onSent()
        setShots(all => [...all])
      })
  }, [shots, token, change, onSent])
  return { shots, add, retry: (number: number) => change(number, { state: 'waits', error: undefined }) }
}
