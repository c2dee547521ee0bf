import type { ValueStore } from '@sella/workbench/store'
import { useSyncExternalStore } from 'react'

/** Renders again only when the part read by `pick` changes; `pick` must not create a new object each time. */
export const useStore = <T, P>(store: Pick<ValueStore<T>, 'get' | 'subscribe'>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.subscribe, () => pick(store.get()))
