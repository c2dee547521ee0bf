import { createStore, type ValueStore } from '@sella/workbench/store'

interface Network {
  readonly isThere: () => boolean
  /** Resolves when it is back. */
  readonly back: () => Promise<unknown>
}

/** What could not be fetched has no sheet in some browsers, in others one whose rules cannot be read. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

const fetchStyles = (): Promise<unknown> => {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing)
  return Promise.all(
    failed.map(link => {
      const again = link.cloneNode() as HTMLLinkElement
      const ended = new Promise(resolve => {
        again.onload = resolve
        again.onerror = resolve
      })
      link.replaceWith(again)
      return ended
    }),
  )
}

let fetching: Promise<unknown> | null = null

/**
 * Fetches anew the styles that could not be fetched: the bundler asks for each of a part's only once, also where that failed. Parts that
 * are tried again together share one fetch: a second one would replace the links of the first, which then never end.
 */
export const stylesAgain = (): Promise<unknown> => {
  fetching ??= fetchStyles().finally(() => {
    fetching = null
  })
  return fetching
}

const browsers: Network = {
  isThere: () => navigator.onLine,
  back: async () => {
    await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    await stylesAgain()
  },
}

/** How many parts of the application have been wanted and wait for the network. */
export const partsAwaited: ValueStore<number> = createStore(0)

/**
 * Loads a part of the application that is fetched when it is first wanted. Without a network it waits for one and tries again:
 * thrown, the failure would take the open page down with whatever is unsaved on it. A part that is not there although the network is,
 * as after an update of the server or while it starts, fails at once.
 */
export const whenOnline =
  <T>(load: () => Promise<T>, network: Network = browsers) =>
  async (): Promise<T> => {
    for (;;)
      try {
        return await load()
      } catch (fault) {
        if (network.isThere()) throw fault
        partsAwaited.set(count => count + 1)
        await network.back()
        partsAwaited.set(count => count - 1)
      }
  }
