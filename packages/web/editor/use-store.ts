import type { ValueStore } from '@sella/workbench/store'
import { useSyncExternalStore } from 'react'

/** Renders anew only when the part `pick` reads is another one; `pick` must not build a new object each time. */
export const useStore = <T, P>(store: Pick<ValueStore<T>, 'get' | 'subscribe'>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.subscribe, () => pick(store.get()))
