import { useCallback, useEffect, useRef, useState } from 'react'
import { Refused } from '../../api/client'
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

const isOffline = ({ state, error }: Shot): boolean =>
  state === 'failed' && error instanceof Refused && error.reason === 'NETWORK'

/** Whether a photo that was not sent may arrive if it is sent again: a file that was looked at and refused never does. */
export const mayArrive = ({ state, error }: Pick<Shot, 'state' | 'error'>): boolean =>
  state === 'failed' &&
  !(error instanceof Refused && ['FILE_EMPTY', 'PHONE_NOT_PHOTO', 'PHONE_PHOTO_KNOWN'].includes(error.reason))

/**
 * Sends photos one after another with a link's token; one that failed waits to be retried, or for the network if that was the
 * reason.
 */
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
  useEffect(() => {
    const again = () => setShots(all => all.map(shot => (isOffline(shot) ? { ...shot, state: 'waits', error: undefined } : shot)))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return { shots, add, retry: (number: number) => change(number, { state: 'waits', error: undefined }) }
}
