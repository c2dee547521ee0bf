import type { EdgeKind } from './kinds'
import type { Station } from './stations'

/** Grey value (0 to 255, of a positive) at a place; 0 outside the picture. */
export type GreyAt = (x: number, y: number) => number

export interface Rays {
  /** Units to either side of a station, and between samples. */
  readonly reach: number
  readonly step: number
}

const NEAR = 1 // places from an edge at which its two sides begin
const FAR = 4 // and end
const SPINE = { half: 1, near: 4, far: 8 } // places of a ridge itself, and of the regions next to it
const ALONG = 2 // rays to either side that are averaged
const LEAST = 3 // grey values added to the typical contrast, so that a nearly uniform ray shows no edge
const USUAL = 0.5 // quantile of the contrasts along a ray taken as typical
const BESIDE = 0.6 // reduction next to the steepest place of an edge
const SURE = 2.5 // this multiple of the typical contrast counts fully

const mean = (ray: Float32Array, from: number, to: number): number => {
  let sum = 0
  for (let i = from; i <= to; i++) sum += ray[i] as number
  return sum / (to - from + 1)
}

const sizes: Readonly<Record<EdgeKind, (ray: Float32Array, i: number) => number>> = {
  fall: (ray, i) => mean(ray, i - FAR, i - NEAR) - mean(ray, i + NEAR, i + FAR),
  rise: (ray, i) => mean(ray, i + NEAR, i + FAR) - mean(ray, i - FAR, i - NEAR),
  ridge: (ray, i) =>
    2 *
    (mean(ray, i - SPINE.half, i + SPINE.half) -
      Math.max(mean(ray, i - SPINE.far, i - SPINE.near), mean(ray, i + SPINE.near, i + SPINE.far))),
}

function steepestAbout(strengths: Float32Array, k: number): number {
  let steepest = Number.NEGATIVE_INFINITY
  for (let i = Math.max(0, k - FAR); i <= Math.min(strengths.length - 1, k + FAR); i++)
    steepest = Math.max(steepest, strengths[i] as number)
  return steepest
}

/** Greys along the normal of each station, `half` samples to either side of it, from inside to outside. */
export const greysAlong = (
  greyAt: GreyAt,
  stations: readonly Station[],
  { half, step }: { readonly half: number; readonly step: number },
): readonly Float32Array[] =>
  stations.map(({ at: [x, y], out: [dx, dy] }) => {
    const ray = new Float32Array(2 * half + 1)
    for (let k = 0; k < ray.length; k++) {
      const d = (k - half) * step
      ray[k] = greyAt(x + d * dx, y + d * dy)
    }
    return ray
  })

/** The mean of neighbouring rays. */
export const meanRay = (rays: readonly Float32Array[]): Float32Array => {
  const out = new Float32Array(rays[0]?.length ?? 0)
  for (let k = 0; k < out.length; k++) {
    let sum = 0
    for (const ray of rays) sum += ray[k] as number
    out[k] = sum / rays.length
  }
  return out
}

/**
 * How well each place on each ray shows an edge of the kind, 0 to 1: [stations][2 x reach / step + 1], from inside to outside.
 */
export function edgeEvidence(
  greyAt: GreyAt,
  stations: readonly Station[],
  { kind, reach, step }: Rays & { readonly kind: EdgeKind },
): readonly Float32Array[] {
  const [side, margin] = [Math.round(reach / step), SPINE.far]
  const rays = greysAlong(greyAt, stations, { half: side + margin, step })
  const sizeAt = sizes[kind]
  return rays.map((_, i) => {
    const ray = meanRay(rays.slice(Math.max(0, i - ALONG), i + ALONG + 1))
    const strengths = new Float32Array(2 * side + 1)
    for (let k = 0; k < strengths.length; k++) strengths[k] = sizeAt(ray, k + margin)
    const usual = strengths.map(Math.abs).sort()[Math.floor(strengths.length * USUAL)] as number
    return strengths.map((size, k) => {
      if (size <= 0) return 0
      return Math.min(1, size / (usual + LEAST) / SURE) * (1 - BESIDE * (1 - size / steepestAbout(strengths, k)))
    })
  })
}
