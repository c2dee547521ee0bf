import type { PorionDefinition } from '@sella/ceph/tracing/tracing'
import { around, compose, distance, type Matrix, type Point } from '../film/canonical'
import { cut, normaliseInto } from '../film/to-tensor'
import type { DetectionBench } from './coarse-pass'
import { readPeak } from './from-heatmap'

export type { PorionDefinition } from '@sella/ceph/tracing/tracing'

/** `film`: the definition that readers of similar films followed. */
export type PorionChoice = 'film' | PorionDefinition

/** The order of the networks' maps. */
const definitions: readonly PorionDefinition[] = ['anatomic', 'machine']

interface Frame {
  readonly toCanonical: Matrix
  readonly inverted: boolean
}

/** Porion by each definition in canonical mm, from networks trained on one definition each; null if the weights have none. */
export async function porions(
  { levels, network, numbers }: DetectionBench,
  start: Point,
  { toCanonical, inverted }: Frame,
): Promise<Readonly<Record<PorionDefinition, Point>> | null> {
  if (!network.porion || !numbers.porion) return null
  const { patch, wide, mapStep, fineReach } = numbers.views
  const seen = (shape: Point): Float32Array => {
    const tensor = new Float32Array(shape[0] ** 2)
    const matrix = compose(around(start, shape), toCanonical)
    normaliseInto(tensor, 0, cut(levels, { matrix, width: shape[0], height: shape[0], inverted }))
    return tensor
  }
  const maps = await network.porion(seen(patch), seen(wide))
  const side = patch[0] / 2
  const at = (i: number): Point => {
    const [x, y] = readPeak(maps.subarray(i * side * side, (i + 1) * side * side), side, fineReach).at
    return [start[0] + (x - (side - 1) / 2) * mapStep, start[1] + (y - (side - 1) / 2) * mapStep]
  }
  return { anatomic: at(0), machine: at(1) }
}

/** The definition followed by a detected porion: that of the nearer one. */
export const followed = (point: Point, both: Readonly<Record<PorionDefinition, Point>>): PorionDefinition =>
  definitions.reduce((best, each) => (distance(both[each], point) < distance(both[best], point) ? each : best))
