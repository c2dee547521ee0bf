import sharp from 'sharp'
import type { Mesh } from './model-mesh'

export type Vector = readonly [number, number, number]

/** A viewpoint: its right, its up and its direction towards the eye, each of length 1, and the centre of the view. */
export interface Eye {
  readonly axes: readonly [right: Vector, up: Vector, out: Vector]
  readonly middle: Vector
}

/** Size of the picture in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly ground: readonly [number, number, number]
}

/** Pixels drawn per pixel of the picture, which is scaled down from the drawing. */
const finer = 2
const margin = 0.06
/** The colour of stone, as of plaster models. */
const stone = [214, 205, 190] as const

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly depth: Float32Array
}

/** Fills one triangle (x, y in pixels, z towards the eye) with a colour wherever nothing nearer has been drawn. */
const fill = ({ width, height, pixels, depth }: Canvas, p: Float64Array, colour: readonly number[]): void => {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = p as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (!(Math.abs(area) > 1e-9)) return
  const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx, cx))), Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))]
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(ay, by, cy))), Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))]
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const v = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
      const w = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
      if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue
      const z = az + v * (bz - az) + w * (cz - az)
      const at = y * width + x
      if (z <= (depth[at] ?? Infinity)) continue
      depth[at] = z
      for (let k = 0; k < 3; k++) pixels[3 * at + k] = colour[k] ?? 0
    }
}

/** A triangle drawn in place of its skipped neighbours slightly overlaps the rest. */
const overlap = 1.3

/** Enlarges a triangle about its centre. */
const enlarge = (p: Float64Array, by: number): void => {
  for (let axis = 0; axis < 3; axis++) {
    const middle = ((p[axis] ?? 0) + (p[axis + 3] ?? 0) + (p[axis + 6] ?? 0)) / 3
    for (let k = axis; k < 9; k += 3) p[k] = middle + ((p[k] ?? 0) - middle) * by
  }
}

const light: Vector = [-0.35, 0.45, 0.82]

/** Vertices in view coordinates: right, up and towards the eye, from the centre; in the file's units. */
const seenBy = ({ corners }: Mesh, { axes, middle }: Eye): Float64Array => {
  const seen = new Float64Array(corners.length)
  for (let i = 0; i + 2 < seen.length; i += 3) {
    const from: Vector = [(corners[i] ?? 0) - middle[0], (corners[i + 1] ?? 0) - middle[1], (corners[i + 2] ?? 0) - middle[2]]
    for (let k = 0; k < 3; k++) seen[i + k] = dot(from, axes[k] ?? axes[0])
  }
  return seen
}

/**
 * The fraction of light that a triangle reflects towards the eye; both sides of a surface are lit. Null for a triangle without
 * area.
 */
const shadeOf = (p: Float64Array): number | null => {
  const [u, v]: readonly [Vector, Vector] = [
    [(p[3] ?? 0) - (p[0] ?? 0), (p[4] ?? 0) - (p[1] ?? 0), (p[5] ?? 0) - (p[2] ?? 0)],
    [(p[6] ?? 0) - (p[0] ?? 0), (p[7] ?? 0) - (p[1] ?? 0), (p[8] ?? 0) - (p[2] ?? 0)],
  ]
  const normal: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const long = Math.sqrt(dot(normal, normal))
  return long > 0 ? 0.25 + 0.75 * Math.abs(dot(normal, light) / long) : null
}

const draw = ({ colours, step }: Mesh, seen: Float64Array, scale: number, canvas: Canvas): void => {
  for (let i = 0; i + 8 < seen.length; i += 9) {
    const p = seen.subarray(i, i + 9)
    const shade = shadeOf(p)
    if (shade === null) continue
    const own = colours?.subarray(i, i + 3) ?? stone
    const colour = [0, 1, 2].map(k => Math.round((own[k] ?? 0) * shade))
    if (step > 1) enlarge(p, Math.sqrt(step) * overlap)
    for (let k = 0; k < 9; k += 3) {
      p[k] = canvas.width / 2 + (p[k] ?? 0) * scale
      p[k + 1] = canvas.height / 2 - (p[k + 1] ?? 0) * scale
    }
    fill(canvas, p, colour)
  }
}

/** Draws meshes as seen from a viewpoint, fitted into the frame together, as a JPEG. */
export const paintModel = (meshes: readonly Mesh[], eye: Eye, frame: Frame): Promise<Buffer> => {
  const [width, height] = [frame.width * finer, frame.height * finer]
  const canvas: Canvas = {
    width,
    height,
    pixels: new Uint8Array(width * height * 3).map((_, i) => frame.ground[i % 3] ?? 0),
    depth: new Float32Array(width * height).fill(-Infinity),
  }
  const all = meshes.map(mesh => [mesh, seenBy(mesh, eye)] as const)
  let [wide, tall] = [1e-9, 1e-9]
  for (const [, seen] of all)
    for (let i = 0; i + 2 < seen.length; i += 3) {
      wide = Math.max(wide, Math.abs(seen[i] ?? 0))
      tall = Math.max(tall, Math.abs(seen[i + 1] ?? 0))
    }
  const scale = Math.min(width / 2 / wide, height / 2 / tall) * (1 - 2 * margin)
  for (const [mesh, seen] of all) draw(mesh, seen, scale, canvas)
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: frame.width, height: frame.height })
    .jpeg({ quality: 85 })
    .toBuffer()
}
