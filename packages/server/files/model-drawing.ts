import { readFile } from 'node:fs/promises'
import { type Mesh, meshOf } from './model-mesh'
import { type Eye, paintModel, type Vector } from './model-painting'

/** Size of the picture in its slot, on the page's background colour. */
const frame = { width: 448, height: 336, ground: [19, 21, 23] } as const
/** Of more triangles some are skipped and the rest drawn larger, so that no holes show. */
const mostTriangles = 200_000

/** The triangles of an STL or PLY file, at most `atMost`; null when there is nothing to draw. */
export const meshIn = async (place: string, atMost: number): Promise<Mesh | null> => {
  const mesh = await readFile(place)
    .then(file => meshOf(file, atMost))
    .catch(() => null)
  return mesh && mesh.corners.length >= 9 ? mesh : null
}

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

/**
 * A dental arch is flat: it is viewed from above its thinnest side, slightly tilted. The axes point right, up and towards the
 * eye.
 */
const eyeFor = ({ low, high }: ReturnType<typeof extentOf>): Eye => {
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
  const middle = [0, 1, 2].map(i => ((low[i] ?? 0) + (high[i] ?? 0)) / 2) as unknown as Vector
  return { axes: [right, mix(up, Math.cos(tilt), out, Math.sin(tilt)), mix(out, Math.cos(tilt), up, -Math.sin(tilt))], middle }
}

/** A JPEG of an STL or PLY file for its slot; null when there is nothing to draw. A million triangles take about a second. */
export const drawModel = async (place: string): Promise<Buffer | null> => {
  const mesh = await meshIn(place, mostTriangles)
  return mesh && paintModel([mesh], eyeFor(extentOf(mesh)), frame)
}
