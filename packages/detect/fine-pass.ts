import { about, apply, around, compose, distance, inverse, type Matrix, type Point } from './canonical'
import type { Bench } from './coarse-pass'
import { readPeak } from './from-heatmap'
import type { FineLook } from './numbers'
import { cut, normaliseInto } from './to-tensor'

/** A landmark refined, in canonical mm: where, the map's spread, and how far the looks (of one look: the members) stray. */
export interface Refined {
  readonly at: Point
  readonly spread: number
  readonly scatter: number
}

const straight: FineLook = [0, 0, 0, 0]

interface Frame {
  readonly toCanonical: Matrix
  readonly inverted: boolean
  /** Told before each look; may throw to stop. */
  readonly step?: (done: number) => void
}

/** Patches about the given canonical points through the shared fine networks, seen in several looks whose answers are averaged. */
export async function refine(bench: Bench, starts: readonly Point[], frame: Frame): Promise<readonly Refined[]> {
  const looks = bench.numbers.views.looks ?? [straight]
  const seen: (readonly Refined[])[] = []
  for (const look of looks) {
    frame.step?.(seen.length / looks.length)
    seen.push(await lookAt(bench, { starts, look, frame }))
  }
  return starts.map((_, i) => together(seen.map(points => points[i] as Refined)))
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** The mean of the looks; its scatter is their root mean square distance from it. */
function together(looks: readonly Refined[]): Refined {
  const [only] = looks
  if (looks.length === 1 && only) return only
  const at: Point = [mean(looks.map(l => l.at[0])), mean(looks.map(l => l.at[1]))]
  const scatter = Math.sqrt(mean(looks.map(l => distance(l.at, at) ** 2)))
  return { at, spread: mean(looks.map(l => l.spread)), scatter }
}

interface Asked {
  readonly starts: readonly Point[]
  readonly look: FineLook
  readonly frame: Frame
}

async function lookAt({ levels, network, numbers }: Bench, { starts, look, frame }: Asked): Promise<readonly Refined[]> {
  const { patch, wide, fineReach, mapStep } = numbers.views
  const [dx, dy, degrees, size] = look
  const centres = starts.map(([x, y]): Point => [x + dx, y + dy])
  const turns = centres.map(centre => about(centre, (degrees * Math.PI) / 180, Math.exp(size)))
  const stack = (shape: Point): Float32Array => {
    const area = shape[0] ** 2
    const tensor = new Float32Array(starts.length * area)
    for (const [i, centre] of centres.entries()) {
      const matrix = compose(around(centre, shape), compose(turns[i] as Matrix, frame.toCanonical))
      normaliseInto(tensor, i * area, cut(levels, { matrix, width: shape[0], height: shape[0], inverted: frame.inverted }))
    }
    return tensor
  }
  const maps = await network.fine(stack(patch), stack(wide))
  const side = patch[0] / 2
  return centres.map((centre, i) => {
    const back = inverse(turns[i] as Matrix)
    const place = ([x, y]: Point): Point =>
      apply(back, [centre[0] + (x - (side - 1) / 2) * mapStep, centre[1] + (y - (side - 1) / 2) * mapStep])
    const own = membersOf(maps, { landmark: i, members: numbers.members, area: side * side })
    const peak = readPeak(average(own), side, fineReach)
    const at = place(peak.at)
    const strays = own.map(map => distance(place(readPeak(map, side, fineReach).at), at))
    return { at, spread: peak.spread * mapStep, scatter: own.length === 1 ? 0 : mean(strays) }
  })
}

const membersOf = (
  maps: Float32Array,
  { landmark, members, area }: { readonly landmark: number; readonly members: number; readonly area: number },
): readonly Float32Array[] =>
  Array.from({ length: members }, (_, m) => maps.subarray((landmark * members + m) * area, (landmark * members + m + 1) * area))

function average(maps: readonly Float32Array[]): Float32Array {
  const [first] = maps
  if (maps.length === 1 && first) return first
  return (first as Float32Array).map((_, p) => maps.reduce((sum, map) => sum + (map[p] as number), 0) / maps.length)
}
