/** Runs tasks one after another in the order they came; one that fails does not hold back the next. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task, task)
    last = mine.catch(() => undefined)
    return mine
  }
}
