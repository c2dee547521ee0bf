/** Random numbers from 0 up to 1 (exclusive); the same seed gives the same sequence. */
export type Random = () => number

/**
 * mulberry32 (Tommy Ettinger, public domain): 32 bits of state, period 2^32, enough for noise tiles and a few dozen shape
 * parameters.
 */
export const random = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A normally distributed number (mean 0, SD 1), limited to ±2.5 so that no phantom is grotesque. */
export const normal = (next: Random): number => {
  const radius = Math.sqrt(-2 * Math.log(1 - next()))
  const value = radius * Math.cos(2 * Math.PI * next())
  return Math.max(-2.5, Math.min(2.5, value))
}
