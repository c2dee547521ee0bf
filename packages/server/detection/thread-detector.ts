import { taskThread, threadEntry } from '../threads/in-thread'
import type { FilmDetector } from './film-detector'

/** Start parameters of the detection thread. */
export interface Start {
  /** Folder of the card and weights; null for those shipped. */
  readonly models: string | null
}

/** A detector that runs in a thread of its own. */
export const threadDetector = (
  start: Start,
  entry: string = threadEntry('../detection/thread.ts', 'detection-thread.mjs'),
): FilmDetector => {
  const { run, close } = taskThread<Parameters<FilmDetector['detect']>[0], Awaited<ReturnType<FilmDetector['detect']>>>(
    start,
    entry,
  )
  return { detect: run, close }
}
