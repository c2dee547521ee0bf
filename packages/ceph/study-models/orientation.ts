import type { Jaw } from './tooth'

/** A surface scan: x, y, z of each vertex, in the frame of its file. */
export interface Scan {
  readonly positions: Float32Array
}

type Axis = 0 | 1 | 2
export type Vector = readonly [number, number, number]

/** The orientation of a model in its file: its up direction, the direction of the front teeth, and its centre. */
export interface Orientation {
  readonly up: Vector
  readonly front: Vector
  readonly middle: Vector
  readonly spans: Vector
}

interface Box {
  readonly low: [number, number, number]
  readonly high: [number, number, number]
  readonly mean: [number, number, number]
}

const axes = [0, 1, 2] as const
/** Approximate number of vertices sampled. */
const looks = 60_000

const each = (mesh: Scan, visit: (x: number, y: number, z: number) => void): void => {
  const { positions } = mesh
  const step = 3 * Math.max(1, Math.floor(positions.length / 3 / looks))
  for (let i = 0; i + 2 < positions.length; i += step) visit(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0)
}

const boxOf = (meshes: readonly Scan[]): Box => {
  const low: Box['low'] = [Infinity, Infinity, Infinity]
  const high: Box['high'] = [-Infinity, -Infinity, -Infinity]
  const sum = [0, 0, 0]
  let count = 0
  for (const mesh of meshes)
    each(mesh, (...at) => {
      count += 1
      for (const axis of axes) {
        low[axis] = Math.min(low[axis], at[axis])
        high[axis] = Math.max(high[axis], at[axis])
        sum[axis] = (sum[axis] ?? 0) + at[axis]
      }
    })
  return { low, high, mean: [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count] }
}

const along = (axis: Axis, by: number): Vector => [axis === 0 ? by : 0, axis === 1 ? by : 0, axis === 2 ? by : 0]

/** Width along `side` of the slice at either end of `axis`. */
const endWidths = (meshes: readonly Scan[], { low, high }: Box, axis: Axis, side: Axis): readonly [number, number] => {
  const reach = 0.15 * (high[axis] - low[axis])
  const ends = [
    [Infinity, -Infinity],
    [Infinity, -Infinity],
  ] as const satisfies readonly (readonly [number, number])[]
  const widths = ends.map(end => [...end]) as [[number, number], [number, number]]
  for (const mesh of meshes)
    each(mesh, (...at) => {
      const end = at[axis] < low[axis] + reach ? 0 : at[axis] > high[axis] - reach ? 1 : null
      if (end === null) return
      widths[end] = [Math.min(widths[end][0], at[side]), Math.max(widths[end][1], at[side])]
    })
  return [widths[0][1] - widths[0][0], widths[1][1] - widths[1][0]]
}

/**
 * Determines the orientation of scans, which their files do not state. An arch is flat, so its thinnest direction is vertical;
 * with both jaws the upper lies above the lower, with one the file's direction is used. An arch is narrow at its front teeth and
 * wide at its back, so of the two other directions, the one whose ends differ more in width points to the front.
 */
export const orientationOf = (models: Readonly<Partial<Record<Jaw, Scan>>>): Orientation => {
  const { upper, lower } = models
  const meshes = [upper, lower].flatMap(mesh => (mesh ? [mesh] : []))
  const box = boxOf(meshes)
  // Two jaws in occlusion are thicker than one, so the thinnest direction is taken from a single jaw.
  const single = boxOf(meshes.slice(0, 1))
  const span = (of: Box, axis: Axis): number => of.high[axis] - of.low[axis]
  const thin = axes.reduce<Axis>((best, axis) => (span(single, axis) < span(single, best) ? axis : best), 0)
  const [a, b] = axes.filter(axis => axis !== thin) as [Axis, Axis]
  const ends = { a: endWidths(meshes, box, a, b), b: endWidths(meshes, box, b, a) }
  const differs = ([from, to]: readonly [number, number]): number => Math.abs(from - to) / Math.max(1e-9, from, to)
  const [axis, widths] = differs(ends.a) > differs(ends.b) ? [a, ends.a] : [b, ends.b]
  const above = upper && lower ? boxOf([upper]).mean[thin] - boxOf([lower]).mean[thin] : 1
  return {
    up: along(thin, above < 0 ? -1 : 1),
    front: along(axis, widths[0] < widths[1] ? -1 : 1),
    middle: [0, 1, 2].map(i => (box.low[i as Axis] + box.high[i as Axis]) / 2) as unknown as Vector,
    spans: [span(box, 0), span(box, 1), span(box, 2)],
  }
}
