/**
 * Calls one after another. Each is given the answer of the one before it that was still under way, null if there was none or it
 * failed: what it replaces is then what that one stored, not what the screen showed when it was asked for.
 */
export const inTurn = <T>(): ((call: (before: T | null) => Promise<T>) => Promise<T>) => {
  let last: Promise<T | null> = Promise.resolve(null)
  return call => {
    const answer = last.then(call)
    const ended = answer.catch(() => null)
    last = ended
    void ended.then(() => {
      if (last === ended) last = Promise.resolve(null)
    })
    return answer
  }
}
