import { around, compose, distance, type Matrix, type Point } from './canonical'
import type { Bench } from './coarse-pass'
import { readPeak } from './from-heatmap'
import { cut, normaliseInto } from './to-tensor'

/** A landmark refined, in canonical mm: where, the map's spread, and how far the members stray from their mean. */
export interface Refined {
  readonly at: Point
  readonly spread: number
  readonly scatter: number
}

/** Patches about the given canonical points through the shared fine networks, whose maps are averaged. */
export async function refine(
  { levels, network, numbers }: Bench,
  starts: readonly Point[],
  frame: { readonly toCanonical: Matrix; readonly inverted: boolean },
): Promise<readonly Refined[]> {
  const { patch, wide, mapStep, fineReach } = numbers.views
  const stack = (shape: Point): Float32Array => {
    const area = shape[0] ** 2
    const tensor = new Float32Array(starts.length * area)
    for (const [i, start] of starts.entries()) {
      const matrix = compose(around(start, shape), frame.toCanonical)
      normaliseInto(tensor, i * area, cut(levels, { matrix, width: shape[0], height: shape[0], inverted: frame.inverted }))
    }
    return tensor
  }
  const maps = await network.fine(stack(patch), stack(wide))
  const side = patch[0] / 2
  const area = side * side
  const place = (start: Point, [x, y]: Point): Point => [
    start[0] + (x - (side - 1) / 2) * mapStep,
    start[1] + (y - (side - 1) / 2) * mapStep,
  ]
  return starts.map((start, i) => {
    const own = Array.from({ length: numbers.members }, (_, m) =>
      maps.subarray((i * numbers.members + m) * area, (i * numbers.members + m + 1) * area),
    )
    const mean = new Float32Array(area)
    for (const map of own) for (let p = 0; p < area; p++) mean[p] = (mean[p] as number) + (map[p] as number) / own.length
    const peak = readPeak(mean, side, fineReach)
    const at = place(start, peak.at)
    const strays = own.map(map => distance(place(start, readPeak(map, side, fineReach).at), at))
    return { at, spread: peak.spread * mapStep, scatter: strays.reduce((sum, s) => sum + s, 0) / own.length }
  })
}
