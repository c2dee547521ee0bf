import { type Random, random } from './random'

const size = 512

/** A square of smooth noise that tiles seamlessly: mean 0, SD 1. */
export interface Noise {
  /** Value at a place, in cells. */
  readonly at: (x: number, y: number) => number
  readonly data: Float32Array
}

const blurRows = (from: Float32Array, to: Float32Array, radius: number): void => {
  const n = 2 * radius + 1
  for (let y = 0; y < size; y++) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += from[y * size + ((k + size) % size)] as number
    for (let x = 0; x < size; x++) {
      to[x * size + y] = sum / n
      sum += (from[y * size + ((x + radius + 1) % size)] as number) - (from[y * size + ((x - radius + size) % size)] as number)
    }
  }
}

/** Blurs in place with a box, twice in each direction (nearly a Gaussian); the square wraps around. */
const blur = (data: Float32Array, radius: number): Float32Array => {
  let [a, b]: [Float32Array, Float32Array] = [data, new Float32Array(data.length)]
  for (let pass = 0; pass < 4; pass++) {
    blurRows(a, b, radius)
    ;[a, b] = [b, a]
  }
  return a
}

const standard = (data: Float32Array): Float32Array => {
  let [sum, squares] = [0, 0]
  for (const v of data) {
    sum += v
    squares += v * v
  }
  const mean = sum / data.length
  const sd = Math.sqrt(squares / data.length - mean * mean) || 1
  return data.map(v => (v - mean) / sd)
}

const white = (next: Random): Float32Array => Float32Array.from({ length: size * size }, () => next() + next() + next() - 1.5)

/** Noise with details between `fine` and `coarse` cells (a difference of two blurs); `coarse` 0 keeps all slow variations. */
export const bandNoise = (seed: number, fine: number, coarse: number): Noise => {
  const raw = white(random(seed))
  const soft: Float32Array = fine > 0 ? blur(Float32Array.from(raw), fine) : raw
  const slow = coarse > 0 ? blur(Float32Array.from(raw), coarse) : null
  const data = standard(slow === null ? soft : soft.map((v, i) => v - (slow[i] as number)))
  return {
    data,
    at: (x, y) => {
      const [ix, iy] = [Math.floor(x), Math.floor(y)]
      const [fx, fy] = [x - ix, y - iy]
      const [x0, x1, y0, y1] = [ix & (size - 1), (ix + 1) & (size - 1), (iy & (size - 1)) * size, ((iy + 1) & (size - 1)) * size]
      const upper = (data[y0 + x0] as number) * (1 - fx) + (data[y0 + x1] as number) * fx
      const lower = (data[y1 + x0] as number) * (1 - fx) + (data[y1 + x1] as number) * fx
      return upper * (1 - fy) + lower * fy
    },
  }
}
