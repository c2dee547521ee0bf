/** Work repeated until closed. A failed round is reported, once per reason, and the next one runs all the same. */
export interface Rounds {
  close(): Promise<void>
}

export const inRounds = (
  work: (signal: AbortSignal) => Promise<void>,
  { every, onError }: { readonly every: number; readonly onError: (error: unknown) => void },
): Rounds => {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let lastReason = ''
  const tell = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error)
    if (!stop.signal.aborted && reason !== lastReason) onError(error)
    lastReason = reason
  }
  const round = (): void => {
    timer = null
    running = work(stop.signal)
      .then(() => {
        lastReason = ''
      }, tell)
      .finally(() => {
        if (stop.signal.aborted) return
        timer = setTimeout(round, every)
        timer.unref()
      })
  }
  round()
  return {
    close: async () => {
      stop.abort()
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
