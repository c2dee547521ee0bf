/** Work repeated until closed. A failed round is reported, once per reason, and the next one runs all the same. */
export interface Rounds {
  close(): Promise<void>
}

/**
 * Does a piece of work for each, also after one that failed, so that one which can never succeed does not keep those behind it waiting;
 * then throws the first failure. A failure that `ends` all of them, as a database that is away, is thrown at once.
 */
export const inTurn = async <T>(
  pieces: Iterable<T>,
  work: (piece: T) => Promise<void>,
  ends: (error: unknown) => boolean = () => false,
): Promise<void> => {
  const failures: unknown[] = []
  for (const piece of pieces)
    await work(piece).catch(error => {
      if (ends(error)) throw error
      failures.push(error)
    })
  if (failures.length > 0) throw failures[0]
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
