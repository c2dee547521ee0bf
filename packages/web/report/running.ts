import { createStore } from '@sella/workbench/store'

/** A report that is being made after its dialog has closed. */
export interface Running {
  readonly cancel: () => void
}

export const running = createStore<Running | null>(null)
