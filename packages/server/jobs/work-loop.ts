export interface WorkLoop {
  /** Called when there may be work. */
  wake(): void
  /** Starts nothing more, and resolves when the piece at work has ended. */
  close(): Promise<void>
}

interface Pieces {
  /** Does one piece of what waits; resolves to false if nothing did. `closing`: aborted by `close`. */
  readonly next: (closing: AbortSignal) => Promise<boolean>
  /** Milliseconds between two looks without being woken: for work of other processes, and what a crash left. */
  readonly every: number
  readonly onError: (error: unknown) => void
}

/** Works through what waits, one piece after another, until closed. Being woken during a round makes another one follow it. */
export const workLoop = ({ next, every, onError }: Pieces): WorkLoop => {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  const round = async (): Promise<void> => {
    while (!closing.signal.aborted && (await next(closing.signal)));
  }
  const wake = (): void => {
    again = running !== null
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = null
        if (again && !closing.signal.aborted) wake()
      })
  }
  const timer = setInterval(wake, every)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}
