import { createStore, type ValueStore } from '@sella/workbench/store'
import { createContext, type ReactNode, use, useState } from 'react'

/** A report still in progress after its dialog has closed. */
export interface Running {
  /** Its message. */
  readonly message: 'LOADING_PDF' | 'LOADING_SLIDES'
  readonly cancel: () => void
  /** Pages done and in total; null until known. */
  readonly pages: { readonly done: number; readonly of: number } | null
}

export type RunningStore = ValueStore<Running | null>

const RunningReport = createContext<RunningStore | null>(null)

/** The report in progress, per workbench. */
export const RunningProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(() => createStore<Running | null>(null))
  return <RunningReport value={store}>{children}</RunningReport>
}

/** The report in progress from this workbench; null if none. */
export const useRunning = (): RunningStore => {
  const store = use(RunningReport)
  if (!store) throw new Error('no work table above')
  return store
}
