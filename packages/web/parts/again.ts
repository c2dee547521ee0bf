/** A retry of something that could not be fetched. */
export interface Again {
  readonly busy: boolean
  /** Number of failures so far, the first one included. */
  readonly failed: number
  readonly run: () => void
}

/** Loads something and passes it to `take`; resolves to whether that succeeded. */
export const againOf = async <T>(load: () => Promise<T>, take: (fetched: T) => void): Promise<boolean> => {
  try {
    take(await load())
    return true
  } catch {
    return false
  }
}

/** Combines several retries into one: it runs all of them, and has failed as often as the one that failed most. */
export const together = (all: readonly Again[]): Again | null =>
  all.length === 0
    ? null
    : {
        busy: all.some(({ busy }) => busy),
        failed: Math.max(...all.map(({ failed }) => failed)),
        run: () => {
          for (const { run } of all) run()
        },
      }
