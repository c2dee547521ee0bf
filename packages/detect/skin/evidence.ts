import { type GreyAt, greysAlong, meanRay, type Rays } from '@sella/ceph/edges/evidence'
import type { Station } from '@sella/ceph/edges/stations'
import { compose, inverse, type Matrix, scaleOf } from '../film/canonical'
import type { Level } from '../film/picture'

/** The film as required by the search: its pyramid, the transform to the canonical frame, whether it is negative. */
export interface FilmFrame {
  readonly levels: readonly Level[]
  readonly toCanonical: Matrix
  readonly inverted: boolean
}

const FINE = 0.25 // sampling step of the film, canonical mm

/** Reads the film bilinearly from the coarsest level that is not coarser than a quarter of a canonical mm. */
export function greysOf({ levels, toCanonical, inverted }: FilmFrame): GreyAt {
  const deep = Math.floor(Math.log2(FINE / scaleOf(toCanonical)) + 1e-9)
  const index = Math.min(Math.max(deep, 0), levels.length - 1)
  const { width, height, pixels } = levels[index] as Level
  const size = 2 ** index
  const [a, b, tx, c, d, ty] = inverse(compose(toCanonical, [size, 0, size / 2 - 0.5, 0, size, size / 2 - 0.5]))
  return (x, y) => {
    const u = a * x + b * y + tx
    const v = c * x + d * y + ty
    const left = Math.floor(u)
    const top = Math.floor(v)
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
    const p = u - left
    const q = v - top
    const i = top * width + left
    const upper = (pixels[i] as number) * (1 - p) + (pixels[i + 1] as number) * p
    const lower = (pixels[i + width] as number) * (1 - p) + (pixels[i + width + 1] as number) * p
    const grey = upper * (1 - q) + lower * q
    return inverted ? 255 - grey : grey
  }
}

const MARGIN = 4 // samples beyond the search range
const HALF_GAP = 2 // a fall in grey is measured between the samples two before and two behind
const SURE = 5 // falls of this many times the usual one count fully
const LEAST_NOISE = 0.7 // grey levels
const USUAL = 0.4 // quantile of the size of falls along a ray
const MIDDLE = 0.4 // lost next to the steepest place of an edge
const OUTER = { ahead: 1.25, from: 0.2, weight: 2.5 }
const OBJECT = 0.5 // a rise of this size ends the air: another object begins
const BORDER = { black: 1.5, jump: 12 }

/**
 * How well each place on each ray shows the skin, 0 to 1: [stations][2 x reach / step + 1], from inside to outside. A fall in
 * grey counts by its size relative to the usual unevenness of the ray, and less if another edge lies outside it before any other
 * object.
 */
export function evidenceOf(greyAt: GreyAt, stations: readonly Station[], { reach, step }: Rays): readonly Float32Array[] {
  const half = Math.round(reach / step) + MARGIN
  const rays = greysAlong(greyAt, stations, { half, step })
  return rays.map((own, i) => alongRay(meanRay([own, rays[i - 1] ?? own, rays[i + 1] ?? own]), step))
}

function alongRay(ray: Float32Array, step: number): Float32Array {
  const last = ray.length - 1
  const at = (k: number) => ray[Math.min(last, Math.max(0, k))] as number
  const smooth = ray.map((_, k) => (at(k - 1) + 2 * at(k) + at(k + 1)) / 4)
  const falls = Array.from({ length: ray.length - 2 * MARGIN }, (_, k) => {
    const i = k + MARGIN
    return (smooth[i - HALF_GAP] as number) - (smooth[i + HALF_GAP] as number)
  })
  const usual = Float64Array.from(falls, Math.abs).sort()[Math.floor(falls.length * USUAL)] as number
  const share = (fall: number) => Math.min(1, Math.max(0, fall / (usual + LEAST_NOISE) / SURE))
  const steepest = (k: number) => {
    let steep = Number.NEGATIVE_INFINITY
    for (let i = Math.max(0, k - MARGIN); i <= Math.min(falls.length - 1, k + MARGIN); i++)
      if ((falls[i] as number) > steep) steep = falls[i] as number
    return steep
  }
  const edge = falls.map((fall, k) =>
    fall <= 0 || endsPicture(ray, k + MARGIN) ? 0 : share(fall) * (1 - MIDDLE * (1 - fall / steepest(k))),
  )
  const ahead = Math.round(OUTER.ahead / step)
  const out = new Float32Array(edge.length)
  let beyond = 0
  for (let k = edge.length - 1; k >= 0; k--) {
    if (k + ahead < edge.length)
      beyond = share(-(falls[k + ahead] as number)) > OBJECT ? 0 : Math.max(beyond, edge[k + ahead] as number)
    const lost = (OUTER.weight * Math.max(0, beyond - OUTER.from)) / (1 - OUTER.from)
    out[k] = (edge[k] as number) * (1 - Math.min(1, lost))
  }
  return out
}

/** A sudden end in uniform black is the border of the exposed field, not skin. */
function endsPicture(ray: Float32Array, k: number): boolean {
  const at = (i: number) => ray[Math.min(ray.length - 1, i)] as number
  if (at(k + 3) > BORDER.black || at(k + 5) > BORDER.black) return false
  return Math.max(at(k - 2) - at(k), at(k - 1) - at(k + 1), at(k) - at(k + 2)) > BORDER.jump
}
