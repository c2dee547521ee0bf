import type { Point } from '@sella/ceph/geometry/point'
import type { ColourPicture } from './picture'

/** Colours at a place of the picture (the centre of pixel (0, 0) is at 0.5), bilinear; edge pixels are repeated outside. */
const colourAt = ({ width, height, pixels }: ColourPicture, { x, y }: Point): readonly [number, number, number] => {
  const [u, v] = [Math.min(width - 1, Math.max(0, x - 0.5)), Math.min(height - 1, Math.max(0, y - 0.5))]
  const [i, j] = [Math.min(width - 2, Math.floor(u)), Math.min(height - 2, Math.floor(v))]
  const [fx, fy] = [u - i, v - j]
  const at = 3 * (j * width + i)
  const mix = (c: number) => {
    const value = (offset: number) => pixels[at + offset + c] as number
    const upper = value(0) * (1 - fx) + value(3) * fx
    const lower = value(3 * width) * (1 - fx) + value(3 * width + 3) * fx
    return upper * (1 - fy) + lower * fy
  }
  return [mix(0), mix(1), mix(2)]
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, c) => sum + (value - (b[c] as number)) ** 2, 0) / 3)

/** Outward unit normals of a line that runs down the front of a face looking right: its left-hand side on screen is air. */
const outward = (line: readonly Point[], i: number): Point => {
  const [a, b] = [line[Math.max(0, i - 3)] as Point, line[Math.min(line.length - 1, i + 3)] as Point]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
}

export interface EdgeSearch {
  /** Maximum distance of the edge from the line, pixels. */
  readonly reach: number
  /** Pixels between two sampled places. */
  readonly step: number
}

/** A colour step below this (of 255) is not an edge. */
const faint = 6
/** Cost of leaving the line by one place, and of jumping by one place between neighbours, in colour steps. */
const [leaving, jumping] = [0.35, 5]

/** Colour steps [place] across the line at one of its points. */
const stepsAt = (picture: ColourPicture, at: Point, out: Point, { reach, step }: EdgeSearch): readonly number[] => {
  const count = 2 * Math.round(reach / step) + 1
  const greys = Array.from({ length: count + 4 }, (_, k) => {
    const by = (k - 2) * step - reach
    return colourAt(picture, { x: at.x + out.x * by, y: at.y + out.y * by })
  })
  return Array.from({ length: count }, (_, k) => {
    const rise = apart(greys[k + 4] as readonly number[], greys[k] as readonly number[])
    return rise < faint ? 0 : Math.min(rise, 90)
  })
}

/** The cheapest path through all points, one place for each (dynamic programming). */
const bestWay = (steps: readonly (readonly number[])[]): readonly number[] => {
  const count = steps[0]?.length ?? 0
  const middle = (count - 1) / 2
  const cost = (i: number, k: number) => Math.abs(k - middle) * leaving - ((steps[i] as readonly number[])[k] as number)
  const from: Int16Array[] = []
  let sums = Float64Array.from({ length: count }, (_, k) => cost(0, k))
  for (let i = 1; i < steps.length; i++) {
    const came = new Int16Array(count)
    const next = new Float64Array(count)
    for (let k = 0; k < count; k++) {
      let best = k
      for (let j = Math.max(0, k - 2); j <= Math.min(count - 1, k + 2); j++) {
        const there = (sums[j] as number) + Math.abs(j - k) * jumping
        if (there < (sums[best] as number) + Math.abs(best - k) * jumping) best = j
      }
      came[k] = best
      next[k] = (sums[best] as number) + Math.abs(best - k) * jumping + cost(i, k)
    }
    from.push(came)
    sums = next
  }
  const way = [sums.indexOf(Math.min(...sums))]
  for (let i = from.length - 1; i >= 0; i--) way.unshift((from[i] as Int16Array)[way[0] as number] as number)
  return way
}

/** Vertex of the parabola through three neighbouring steps, -0.5 to 0.5. */
const between = (steps: readonly number[], k: number): number => {
  const [a, b, c] = [steps[k - 1], steps[k], steps[k + 1]]
  if (a === undefined || b === undefined || c === undefined) return 0
  const bend = a - 2 * b + c
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend))) : 0
}

/** The line fitted to the picture's edge, and the colour step across it at each point (0: no edge, left in place). */
export interface Edged {
  readonly line: readonly Point[]
  readonly strength: readonly number[]
}

/** Fits a line (down the front of a face that looks right, points about a pixel apart) to the strongest edge beside it. */
export const onEdge = (line: readonly Point[], picture: ColourPicture, search: EdgeSearch): Edged => {
  if (line.length < 3) return { line, strength: line.map(() => 0) }
  const outs = line.map((_, i) => outward(line, i))
  const steps = line.map((at, i) => stepsAt(picture, at, outs[i] as Point, search))
  const way = bestWay(steps)
  const strength = way.map((k, i) => (steps[i] as readonly number[])[k] as number)
  const moved = line.map((at, i) => {
    const k = way[i] as number
    const by =
      (k + between(steps[i] as readonly number[], k)) * search.step - Math.round(search.reach / search.step) * search.step
    const out = outs[i] as Point
    return { x: at.x + out.x * by, y: at.y + out.y * by }
  })
  return { line: moved, strength }
}
