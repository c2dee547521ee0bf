import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Mesh, meshOf } from './model-mesh'

/** Pixels of the picture, and of the drawing it is made smaller from. */
const size = { width: 448, height: 336 }
const finer = 2
/** Of more triangles some are left out and the others drawn larger, so that no holes show. */
const most = 200_000
const margin = 0.06
/** Stone, as plaster models are, on the ground of the page. */
const stone = [214, 205, 190] as const
const ground = [19, 21, 23] as const

type Vector = readonly [number, number, number]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const extentOf = ({ corners }: Mesh) => {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < corners.length; i++) {
    const value = corners[i] ?? Number.NaN
    if (value < (low[i % 3] ?? 0)) low[i % 3] = value
    if (value > (high[i % 3] ?? 0)) high[i % 3] = value
  }
  return { low, high }
}

/** An arch is flat: it is looked at from above its thinnest side, tilted a little. Right, up and towards the eye. */
const eyeFor = (low: readonly number[], high: readonly number[]): readonly [Vector, Vector, Vector] => {
  const spans = [0, 1, 2].map(i => (high[i] ?? 0) - (low[i] ?? 0))
  const thin = spans.indexOf(Math.min(...spans))
  const axis = (i: number, by: number): Vector => [i === 0 ? by : 0, i === 1 ? by : 0, i === 2 ? by : 0]
  const [right, up, out] = [axis((thin + 1) % 3, 1), axis((thin + 2) % 3, 1), axis(thin, 1)]
  const tilt = (35 * Math.PI) / 180
  const mix = (a: Vector, x: number, b: Vector, y: number): Vector => [
    a[0] * x + b[0] * y,
    a[1] * x + b[1] * y,
    a[2] * x + b[2] * y,
  ]
  return [right, mix(up, Math.cos(tilt), out, Math.sin(tilt)), mix(out, Math.cos(tilt), up, -Math.sin(tilt))]
}

interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly depth: Float32Array
}

/** Fills one triangle (x, y in pixels, z towards the eye) with a colour wherever nothing nearer is. */
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

/** Triangles drawn for their neighbours reach a little over them. */
const overlap = 1.3

/** Makes a triangle larger about its middle. */
const enlarge = (p: Float64Array, by: number): void => {
  for (let axis = 0; axis < 3; axis++) {
    const middle = ((p[axis] ?? 0) + (p[axis + 3] ?? 0) + (p[axis + 6] ?? 0)) / 3
    for (let k = axis; k < 9; k += 3) p[k] = middle + ((p[k] ?? 0) - middle) * by
  }
}

const light: Vector = [-0.35, 0.45, 0.82]

/** Draws a mesh as seen by `eye`, scaled into the canvas; both sides of a surface are lit. */
const draw = (mesh: Mesh, canvas: Canvas): void => {
  const { low, high } = extentOf(mesh)
  const eye = eyeFor(low, high)
  const middle = [0, 1, 2].map(i => ((low[i] ?? 0) + (high[i] ?? 0)) / 2) as unknown as Vector
  const seen = new Float64Array(mesh.corners.length)
  let [wide, tall] = [1e-9, 1e-9]
  for (let i = 0; i + 2 < seen.length; i += 3) {
    const from: Vector = [
      (mesh.corners[i] ?? 0) - middle[0],
      (mesh.corners[i + 1] ?? 0) - middle[1],
      (mesh.corners[i + 2] ?? 0) - middle[2],
    ]
    for (let k = 0; k < 3; k++) seen[i + k] = dot(from, eye[k] ?? eye[0])
    wide = Math.max(wide, Math.abs(seen[i] ?? 0))
    tall = Math.max(tall, Math.abs(seen[i + 1] ?? 0))
  }
  const scale = Math.min(canvas.width / 2 / wide, canvas.height / 2 / tall) * (1 - 2 * margin)
  for (let i = 0; i + 8 < seen.length; i += 9) {
    const p = seen.subarray(i, i + 9)
    const [u, v]: readonly [Vector, Vector] = [
      [(p[3] ?? 0) - (p[0] ?? 0), (p[4] ?? 0) - (p[1] ?? 0), (p[5] ?? 0) - (p[2] ?? 0)],
      [(p[6] ?? 0) - (p[0] ?? 0), (p[7] ?? 0) - (p[1] ?? 0), (p[8] ?? 0) - (p[2] ?? 0)],
    ]
    const normal: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    const long = Math.sqrt(dot(normal, normal))
    if (!(long > 0)) continue
    const shade = 0.25 + 0.75 * Math.abs(dot(normal, light) / long)
    const own = mesh.colours?.subarray(i, i + 3) ?? stone
    const colour = [0, 1, 2].map(k => Math.round((own[k] ?? 0) * shade))
    if (mesh.step > 1) enlarge(p, Math.sqrt(mesh.step) * overlap)
    for (let k = 0; k < 9; k += 3) {
      p[k] = canvas.width / 2 + (p[k] ?? 0) * scale
      p[k + 1] = canvas.height / 2 - (p[k + 1] ?? 0) * scale
    }
    fill(canvas, p, colour)
  }
}

/** A JPEG of an STL or PLY file for its slot; null when there is nothing in it to be drawn. A million triangles take about a second. */
export const drawModel = async (place: string): Promise<Buffer | null> => {
  const mesh = await readFile(place)
    .then(
      file => meshOf(file, most),
      () => null,
    )
    .catch(() => null)
  if (!mesh || mesh.corners.length < 9) return null
  const [width, height] = [size.width * finer, size.height * finer]
  const canvas: Canvas = {
    width,
    height,
    pixels: new Uint8Array(width * height * 3).map((_, i) => ground[i % 3] ?? 0),
    depth: new Float32Array(width * height).fill(-Infinity),
  }
  draw(mesh, canvas)
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .resize(size)
    .jpeg({ quality: 85 })
    .toBuffer()
}
