import type { Point } from '../film/canonical'

/** The result of one map: the landmark in map pixels, the square root of the total variance, the probability near the peak. */
export interface Peak {
  readonly at: Point
  readonly spread: number
  readonly share: number
}

/** Mean of the softmaxed map in a window of +-`reach` pixels around its highest pixel; spread over the whole map. */
export function readPeak(logits: Float32Array, width: number, reach: number): Peak {
  const height = logits.length / width
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] as number) > (logits[best] as number)) best = i
  const top = logits[best] as number
  const [bx, by] = [best % width, Math.floor(best / width)]
  const whole = sums()
  const near = sums()
  for (let y = 0, i = 0; y < height; y++) {
    const level = Math.abs(y - by) <= reach
    for (let x = 0; x < width; x++, i++) {
      const p = Math.exp((logits[i] as number) - top)
      add(whole, p, x, y)
      if (level && Math.abs(x - bx) <= reach) add(near, p, x, y)
    }
  }
  const [mx, my] = [whole.x / whole.p, whole.y / whole.p]
  const variance = whole.squares / whole.p - mx * mx - my * my
  return { at: [near.x / near.p, near.y / near.p], spread: Math.sqrt(Math.max(0, variance)), share: near.p / whole.p }
}

interface Sums {
  p: number
  x: number
  y: number
  squares: number
}

const sums = (): Sums => ({ p: 0, x: 0, y: 0, squares: 0 })

function add(into: Sums, p: number, x: number, y: number): void {
  into.p += p
  into.x += p * x
  into.y += p * y
  into.squares += p * (x * x + y * y)
}
