import { createStore, type ValueStore } from '@sella/workbench/store'

interface Network {
  readonly isThere: () => boolean
  /** Resolves when the network is back. */
  readonly back: () => Promise<unknown>
}

/** Whether a stylesheet failed to load. Browsers then give the link no sheet, or one whose rules cannot be read. */
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
 * Refetches stylesheets that failed to load, which the bundler requests only once even after a failure. Retries at the same time
 * share one fetch: a second would replace the links of the first, whose promise would never settle.
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

/** Number of parts that are waiting for the network. */
export const partsAwaited: ValueStore<number> = createStore(0)

/**
 * Loads a part of the application on demand. Without a network it waits for one and retries: an error thrown here would unmount
 * the open page with its unsaved work. If the part is missing although there is a network, as after an update of the server, it
 * fails at once.
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
