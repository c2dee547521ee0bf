import type { Point } from '../film/canonical'

/** The result of one map: the landmark in map pixels, the square root of the total variance, the probability near the peak. */
export interface Peak {
  readonly at: Point
  readonly spread: number
  readonly share: number
}

/* A place this far below the peak has a probability of less than 1e-17 of the peak's: beneath the rounding of the sums. */
const NEGLIGIBLE = -40

/**
 * Mean of the softmaxed map in a window of +-`reach` pixels around its highest pixel; spread over the whole map. Over a million
 * places a film, hence plain numbers only, and no exponential of what does not count.
 */
export function readPeak(logits: Float32Array, width: number, reach: number): Peak {
  const height = logits.length / width
  const best = highest(logits)
  const top = logits[best] as number
  const [bx, by] = [best % width, Math.floor(best / width)]
  let [all, ax, ay, squares] = [0, 0, 0, 0]
  let [near, nx, ny] = [0, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    const level = Math.abs(y - by) <= reach
    for (let x = 0; x < width; x++, i++) {
      const below = (logits[i] as number) - top
      if (below < NEGLIGIBLE) continue
      const p = Math.exp(below)
      all += p
      ax += p * x
      ay += p * y
      squares += p * (x * x + y * y)
      if (!level || Math.abs(x - bx) > reach) continue
      near += p
      nx += p * x
      ny += p * y
    }
  }
  const [mx, my] = [ax / all, ay / all]
  const variance = squares / all - mx * mx - my * my
  return { at: [nx / near, ny / near], spread: Math.sqrt(Math.max(0, variance)), share: near / all }
}

function highest(logits: Float32Array): number {
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] as number) > (logits[best] as number)) best = i
  return best
}
