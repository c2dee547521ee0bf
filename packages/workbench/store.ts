/** A value with listeners; the value is replaced, never changed. */
export interface ValueStore<T> {
  readonly get: () => T
  readonly set: (next: T | ((now: T) => T)) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createStore = <T>(initial: T): ValueStore<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      const after = typeof next === 'function' ? (next as (now: T) => T)(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
