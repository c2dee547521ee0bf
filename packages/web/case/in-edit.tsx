import { createStore, type ValueStore } from '@sella/workbench/store'
import { createContext, type ReactNode, use, useState } from 'react'

const InEdit = createContext<ValueStore<boolean> | null>(null)

/** Stores, for one work table, whether something on it is being edited. */
export const InEditProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(() => createStore(false))
  return <InEdit value={store}>{children}</InEdit>
}

/** True while something on the work table is being edited: its other actions wait until that is saved or cancelled. */
export const useInEdit = (): ValueStore<boolean> => {
  const store = use(InEdit)
  if (!store) throw new Error('no work table above')
  return store
}
