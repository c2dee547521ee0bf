import { createStore, type ValueStore } from '@sella/workbench/store'
import { createContext, type ReactNode, use, useState } from 'react'

/** A report that is being made after its dialog has closed. */
export interface Running {
  /** What is said of it. */
  readonly message: 'LOADING_PDF' | 'LOADING_SLIDES'
  readonly cancel: () => void
  /** Pages that are done, of so many; null until that is known. */
  readonly pages: { readonly done: number; readonly of: number } | null
}

export type RunningStore = ValueStore<Running | null>

const RunningReport = createContext<RunningStore | null>(null)

/** Holds for one work table the report that is being made. */
export const RunningProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(() => createStore<Running | null>(null))
  return <RunningReport value={store}>{children}</RunningReport>
}

/** The report that is being made from this work table; null while none is. */
export const useRunning = (): RunningStore => {
  const store = use(RunningReport)
  if (!store) throw new Error('no work table above')
  return store
}
