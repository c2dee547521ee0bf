import { about, apply, around, compose, distance, inverse, type Matrix, type Point } from './canonical'
import type { Bench } from './coarse-pass'
import { readPeak } from './from-heatmap'
import { type FineLook, looksOf } from './numbers'
import { cut, normaliseInto } from './to-tensor'

/** A landmark refined, in canonical mm: where, the map's spread, and how far the looks stray. */
export interface Refined {
  readonly at: Point
  readonly spread: number
  readonly scatter: number
}

/** What one look found. */
type Seen = Omit<Refined, 'scatter'>

interface Frame {
  readonly toCanonical: Matrix
  readonly inverted: boolean
  /** Told before each look; may throw to stop. */
  readonly step?: (done: number) => void
}

/** Patches about the given canonical points, seen in several looks, each by its network; the mean of the answers counts. */
export async function refine(bench: Bench, starts: readonly Point[], frame: Frame): Promise<readonly Refined[]> {
  const looks = looksOf(bench.numbers)
  const seen: (readonly Seen[])[] = []
  for (const look of looks) {
    frame.step?.(seen.length / looks.length)
    seen.push(await lookAt(bench, { starts, look, frame }))
  }
  return starts.map((_, i) => together(seen.map(points => points[i] as Seen)))
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** The mean of the looks; its scatter is their root mean square distance from it. */
function together(looks: readonly Seen[]): Refined {
  const at: Point = [mean(looks.map(l => l.at[0])), mean(looks.map(l => l.at[1]))]
  const scatter = Math.sqrt(mean(looks.map(l => distance(l.at, at) ** 2)))
  return { at, spread: mean(looks.map(l => l.spread)), scatter }
}

interface Asked {
  readonly starts: readonly Point[]
  readonly look: FineLook
  readonly frame: Frame
}

async function lookAt({ levels, network, numbers }: Bench, { starts, look, frame }: Asked): Promise<readonly Seen[]> {
  const { patch, wide, fineReach, mapStep } = numbers.views
  const centres = starts.map(([x, y]): Point => [x + look.shift[0], y + look.shift[1]])
  const turns = centres.map(centre => about(centre, (look.turn * Math.PI) / 180, Math.exp(look.size)))
  const stack = (shape: Point): Float32Array => {
    const area = shape[0] ** 2
    const tensor = new Float32Array(starts.length * area)
    for (const [i, centre] of centres.entries()) {
      const matrix = compose(around(centre, shape), compose(turns[i] as Matrix, frame.toCanonical))
      normaliseInto(tensor, i * area, cut(levels, { matrix, width: shape[0], height: shape[0], inverted: frame.inverted }))
    }
    return tensor
  }
  const maps = await network.fine(stack(patch), stack(wide), look.network)
  const side = patch[0] / 2
  return centres.map((centre, i) => {
    const peak = readPeak(maps.subarray(i * side * side, (i + 1) * side * side), side, fineReach)
    const [x, y] = peak.at
    const there: Point = [centre[0] + (x - (side - 1) / 2) * mapStep, centre[1] + (y - (side - 1) / 2) * mapStep]
    return { at: apply(inverse(turns[i] as Matrix), there), spread: peak.spread * mapStep }
  })
}
