import { useCallback, useEffect, useState } from 'react'
import { addPhoneLink, closePhoneLink, type PhoneLink } from '../../../api/phone'

/** The state of the desk's link. */
export type LinkState =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly link: PhoneLink }
  | { readonly is: 'failed'; readonly error: unknown }

/** A phone link of a record that lasts while its component is mounted. */
export const usePhoneLink = (recordUuid: string) => {
  const [state, setState] = useState<LinkState>({ is: 'opening' })
  const [round, setRound] = useState(0)
  const renew = useCallback(() => setRound(number => number + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round makes another link
  useEffect(() => {
    const stop = new AbortController()
    let open: PhoneLink | null = null
    setState({ is: 'opening' })
    addPhoneLink(recordUuid, stop.signal).then(
      link => {
        open = link
        if (stop.signal.aborted) closePhoneLink(link.uuid)
        else setState({ is: 'open', link })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ is: 'failed', error })
      },
    )
    const close = (): void => {
      if (open) closePhoneLink(open.uuid)
    }
    window.addEventListener('pagehide', close)
    return () => {
      stop.abort()
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [recordUuid, round])
  return { state, renew }
}
