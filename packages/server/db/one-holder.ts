/** Something that one may hold at a time; who waits gets it in order. */
export interface OneHolder {
  take(): Promise<void>
  /** Whether it was taken: false where it is held for longer than so many milliseconds, and nothing was taken then. */
  takeWithin(ms: number): Promise<boolean>
  giveBack(): void
}

/** Those who wait, in order. */
const queue = () => {
  const waiting = new Set<() => void>()
  return {
    /** Whether one's turn came within `ms`, for which null is for ever; who gives up leaves the queue. */
    turn: (ms: number | null): Promise<boolean> =>
      new Promise(resolve => {
        const next = (): void => {
          clearTimeout(timer)
          resolve(true)
        }
        const giveUp = (): void => {
          waiting.delete(next)
          resolve(false)
        }
        const timer = ms === null ? undefined : setTimeout(giveUp, ms)
        waiting.add(next)
      }),
    /** Calls the first; false where nobody waits. */
    call: (): boolean => {
      const [next] = waiting
      if (next) waiting.delete(next)
      next?.()
      return next !== undefined
    },
  }
}

export const oneHolder = (): OneHolder => {
  const { turn, call } = queue()
  /** When its holder took it (ms); null while nobody holds it. */
  let since: number | null = null
  const takeWithin = async (ms: number | null): Promise<boolean> => {
    if (since === null) {
      since = performance.now()
      return true
    }
    if (ms !== null && performance.now() - since >= ms) return false
    return turn(ms)
  }
  return {
    take: async () => void (await takeWithin(null)),
    takeWithin,
    giveBack: () => {
      since = call() ? performance.now() : null
    },
  }
}
