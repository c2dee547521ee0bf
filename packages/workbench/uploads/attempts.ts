import type { Attempt, Ports, Sending } from './ports'

const makeStop = () => {
  let stopped = false
  const waiting: (() => void)[] = []
  return {
    stopped: () => stopped,
    whenStopped: (run: () => void): void => void waiting.push(run),
    stop: (): void => {
      stopped = true
      for (const run of waiting) run()
    },
  }
}

interface Ears {
  readonly onProgress: (id: string, sent: number) => void
  readonly onEnd: (id: string, attempt: Attempt) => void
}

/** The running attempts, at most one per file. Replies to a stopped or superseded attempt are ignored. */
export const makeAttempts = <F>(send: Ports<F>['send'], { onProgress, onEnd }: Ears) => {
  const stops = new Map<string, ReturnType<typeof makeStop>>()
  const stop = (id: string): void => {
    const attempt = stops.get(id)
    stops.delete(id)
    attempt?.stop()
  }
  return {
    begin: async (item: Sending<F>['item'], file: F): Promise<void> => {
      const own = makeStop()
      stops.set(item.id, own)
      const attempt = await send({ item, file, onProgress: sent => onProgress(item.id, sent), ...own })
      if (stops.get(item.id) !== own) return
      stops.delete(item.id)
      onEnd(item.id, attempt)
    },
    stop,
    stopAll: (): void => {
      for (const id of [...stops.keys()]) stop(id)
    },
  }
}
