import { about, apply, around, compose, distance, inverse, type Matrix, type Point } from '../film/canonical'
import { type FineLook, looksOf } from '../film/numbers'
import { cut, normaliseInto } from '../film/to-tensor'
import type { DetectionBench } from './coarse-pass'
import { readPeak } from './from-heatmap'

/** A refined landmark, in canonical mm: position, spread of the map, and scatter between the looks. */
export interface Refined {
  readonly at: Point
  readonly spread: number
  readonly scatter: number
}

/** The result of one look. */
type Seen = Omit<Refined, 'scatter'>

/** Expected position of each point, and how strongly a look is tied to it. */
export interface Prior {
  readonly at: readonly Point[]
  /** Canonical mm, not exceeded by 68 % of the expectations. */
  readonly bounds: readonly number[]
  /** Weight of (distance / bound) squared against the map's logits. */
  readonly weight: number
}

/** A look whose maps are weighted by the expectation. */
export interface HoldingLook extends FineLook {
  readonly prior?: Prior
}

export interface Frame {
  readonly toCanonical: Matrix
  readonly inverted: boolean
  /** Called before each look; may throw to stop. */
  readonly step?: (done: number) => void
}

/**
 * Reads patches around the given canonical points in several looks (those of the first landmarks by default), each by its
 * network; the result is the mean.
 */
export async function refine(
  bench: DetectionBench,
  starts: readonly Point[],
  frame: Frame,
  looks: readonly HoldingLook[] = looksOf(bench.numbers),
): Promise<readonly Refined[]> {
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
  readonly look: HoldingLook
  readonly frame: Frame
}

async function lookAt({ levels, network, numbers }: DetectionBench, { starts, look, frame }: Asked): Promise<readonly Seen[]> {
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
  const asked = { network: look.network, rows: starts.map((_, i) => (look.row ?? 0) + i) }
  const maps = await network.fine(stack(patch), stack(wide), asked)
  const side = patch[0] / 2
  return centres.map((centre, i) => {
    const [turn, middle] = [turns[i] as Matrix, (side - 1) / 2]
    // Map pixels -> canonical mm.
    const place = compose(inverse(turn), [mapStep, 0, centre[0] - middle * mapStep, 0, mapStep, centre[1] - middle * mapStep])
    const map = maps.subarray(i * side * side, (i + 1) * side * side)
    const peak = readPeak(look.prior ? weighed(map, { ...look.prior, i, place, side }) : map, side, fineReach)
    return { at: apply(place, peak.at), spread: peak.spread * mapStep }
  })
}

/** The map combined with the expected position as a normal prior of the given weight. */
function weighed(
  map: Float32Array,
  { at, bounds, weight, i, place, side }: Prior & { readonly i: number; readonly place: Matrix; readonly side: number },
): Float32Array {
  const [[there, below], bound] = [at[i] as Point, bounds[i] as number]
  const [a, b, tx, c, d, ty] = place
  const by = weight / bound ** 2
  const out = new Float32Array(map.length)
  for (let y = 0, k = 0; k < map.length; y++) {
    for (let x = 0; x < side; x++, k++) {
      const [dx, dy] = [a * x + b * y + tx - there, c * x + d * y + ty - below]
      out[k] = (map[k] as number) - by * (dx * dx + dy * dy)
    }
  }
  return out
}
