import { type Orientation, orientationOf } from '@sella/ceph/study-models/orientation'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { type ModelView, modelViews } from '@sella/drawing/report/input'
import { meshIn } from './model-drawing'
import type { Mesh } from './model-mesh'
import { type Eye, paintModel, type Vector } from './model-painting'

/** For each jaw; fewer than for a single picture, because five are drawn. */
const mostTriangles = 150_000

/** Size of a printed view, on paper white. */
export const viewFrame = { width: 900, height: 640, ground: [255, 255, 255] } as const

/** Paths of the models of a record. */
export type ModelPlaces = Readonly<Partial<Record<Jaw, string>>>

export interface DrawnView {
  readonly view: ModelView
  /** A JPEG. */
  readonly file: Uint8Array
}

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** The jaws shown in a view, with the eye's right, its up and its direction; `side` points to the patient's left. */
const views: Readonly<
  Record<ModelView, { readonly jaws: readonly Jaw[]; readonly axes: (up: Vector, front: Vector, side: Vector) => Eye['axes'] }>
> = {
  front: { jaws: ['upper', 'lower'], axes: (up, front, side) => [side, up, front] },
  right: { jaws: ['upper', 'lower'], axes: (up, front, side) => [front, up, minus(side)] },
  left: { jaws: ['upper', 'lower'], axes: (up, front, side) => [minus(front), up, side] },
  upper: { jaws: ['upper'], axes: (up, front, side) => [side, front, minus(up)] },
  lower: { jaws: ['lower'], axes: (up, front, side) => [side, minus(front), up] },
}

const middleOf = (meshes: readonly Mesh[]): Vector => {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { corners } of meshes)
    for (let i = 0; i < corners.length; i++) {
      low[i % 3] = Math.min(low[i % 3] ?? 0, corners[i] ?? 0)
      high[i % 3] = Math.max(high[i % 3] ?? 0, corners[i] ?? 0)
    }
  return [0, 1, 2].map(i => ((low[i] ?? 0) + (high[i] ?? 0)) / 2) as unknown as Vector
}

const drawn = async (view: ModelView, meshes: Readonly<Partial<Record<Jaw, Mesh>>>, { up, front }: Orientation) => {
  const { jaws, axes } = views[view]
  const shown = jaws.flatMap(jaw => meshes[jaw] ?? [])
  if (shown.length === 0) return []
  const eye = { axes: axes(up, front, cross(up, front)), middle: middleOf(shown) }
  return [{ view, file: await paintModel(shown, eye, viewFrame) }]
}

/**
 * The models of a record from five sides, both in occlusion as in their files; their orientation is derived from their shape. A
 * view of a jaw that is missing or cannot be read is left out.
 */
export const drawModelViews = async (places: ModelPlaces): Promise<readonly DrawnView[]> => {
  const meshes: Partial<Record<Jaw, Mesh>> = {}
  for (const jaw of ['upper', 'lower'] as const) {
    const mesh = places[jaw] ? await meshIn(places[jaw], mostTriangles) : null
    if (mesh) meshes[jaw] = mesh
  }
  const lying = Object.fromEntries(Object.entries(meshes).map(([jaw, { corners }]) => [jaw, { positions: corners }]))
  if (Object.keys(lying).length === 0) return []
  const orientation = orientationOf(lying)
  const all: DrawnView[] = []
  for (const view of modelViews) all.push(...(await drawn(view, meshes, orientation)))
  return all
}
