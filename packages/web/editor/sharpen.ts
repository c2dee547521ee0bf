import type { Grey } from './grey'

/** Size of the neighbourhood a detail is compared with, as a fraction of the film's width, independent of the displayed size. */
const part = 1 / 640
const strength = 1.2

interface Line {
  readonly r: number
  readonly first: number
  readonly step: number
  readonly count: number
}

/** Running mean over 2r + 1 values of a line of `count` that starts at `first`, `step` apart; end values are repeated. */
const blurLine = (from: Uint8Array, to: Uint8Array, { r, first, step, count }: Line): void => {
  const at = (i: number): number => from[first + Math.min(count - 1, Math.max(0, i)) * step] ?? 0
  let sum = 0
  for (let i = -r; i <= r; i++) sum += at(i)
  for (let i = 0; i < count; i++) {
    to[first + i * step] = sum / (2 * r + 1)
    sum += at(i + r + 1) - at(i - r)
  }
}

/** Unsharp masking: each grey moves away from the mean of its neighbourhood. For display only. */
export const sharpened = ({ width, height, values }: Grey): Grey => {
  const r = Math.max(1, Math.round(width * part))
  const [rows, mean] = [new Uint8Array(values.length), new Uint8Array(values.length)]
  for (let y = 0; y < height; y++) blurLine(values, rows, { r, first: y * width, step: 1, count: width })
  for (let x = 0; x < width; x++) blurLine(rows, mean, { r, first: x, step: width, count: height })
  const sharp = new Uint8ClampedArray(values.length)
  for (let i = 0; i < values.length; i++) {
    const grey = values[i] ?? 0
    sharp[i] = grey + strength * (grey - (mean[i] ?? 0))
  }
  return { width, height, values: new Uint8Array(sharp.buffer) }
}
