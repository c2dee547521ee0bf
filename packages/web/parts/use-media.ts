import { useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    tell => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
  )

export const phone = '(max-width: 767px)'
/** The finger is the first pointer of this device. */
export const touch = '(pointer: coarse)'
export const narrow = '(max-width: 1199px)'
