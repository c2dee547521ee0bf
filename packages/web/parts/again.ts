/** Another try at something that could not be fetched. */
export interface Again {
  readonly busy: boolean
  /** Failures so far, the first among them. */
  readonly failed: number
  readonly run: () => void
}

/** Fetches and hands over; resolves to whether it came. */
export const againOf = async <T>(load: () => Promise<T>, take: (fetched: T) => void): Promise<boolean> => {
  try {
    take(await load())
    return true
  } catch {
    return false
  }
}

/** Several that wait, as one: tried together, and failed as often as the one that failed most. */
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
