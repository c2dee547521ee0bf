import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of one turn of the event loop after which other work goes first. */
const longest = 15

/**
 * Call the result between steps of work that never waits for anything outside the process, as statements of SQLite do not: without it a
 * thousand of them run in one turn of the event loop, in which no call is answered. It resolves at once, or in the next turn where this
 * one has lasted too long.
 */
export const turnsOfLoop = (): (() => Promise<void>) => {
  let begun: number | null = null
  return async () => {
    if (begun === null) {
      begun = performance.now()
      setImmediate(() => {
        begun = null
      })
    } else if (performance.now() - begun > longest) await nextTurn()
  }
}
