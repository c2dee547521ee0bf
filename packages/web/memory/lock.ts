/**
 * Whether this window is locked until its doctor identifies herself. Nothing below the cover is unmounted: work in progress
 * stays.
 */
let locked = false
const listeners = new Set<() => void>()

export const isLocked = (): boolean => locked

export const setLocked = (now: boolean): void => {
  if (locked === now) return
  locked = now
  for (const listener of [...listeners]) listener()
}

/** Calls back whenever the window is locked or unlocked. */
export const onLock = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves once the window is unlocked, or at once if it is; rejects when the signal is aborted. */
export const whenUnlocked = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!locked) return resolve()
    const end = (): void => {
      forget()
      signal?.removeEventListener('abort', stop)
    }
    const stop = (): void => {
      end()
      reject(signal?.reason)
    }
    const forget = onLock(() => {
      if (locked) return
      end()
      resolve()
    })
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
