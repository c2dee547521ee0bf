import { useSyncExternalStore } from 'react'

interface Watched {
  readonly subscribe: (tell: () => void) => () => void
  readonly holds: () => boolean
}

const watched = new Map<string, Watched>()

const watch = (query: string): Watched => {
  const before = watched.get(query)
  if (before) return before
  const media = window.matchMedia(query)
  const watching: Watched = {
    subscribe: tell => {
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    holds: () => media.matches,
  }
  watched.set(query, watching)
  return watching
}

/**
 * Whether a media query matches, kept up to date; each query is registered with the browser once, however often its users render.
 */
export const useMedia = (query: string): boolean => {
  const { subscribe, holds } = watch(query)
  return useSyncExternalStore(subscribe, holds)
}

export const phone = '(max-width: 767px)'
/** Touch is the primary pointer of this device. */
export const touch = '(pointer: coarse)'
export const narrow = '(max-width: 1199px)'
