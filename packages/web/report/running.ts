import { createStore } from '@sella/workbench/store'

/** A report that is being made after its dialog has closed. */
export interface Running {
  /** What is said of it. */
  readonly said: 'LOADING_PDF' | 'LOADING_SLIDES'
  readonly cancel: () => void
  /** Pages that are done, of so many; null until that is known. */
  readonly pages: { readonly done: number; readonly of: number } | null
}

export const running = createStore<Running | null>(null)
