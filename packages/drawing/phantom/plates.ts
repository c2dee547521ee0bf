import type { Profile, Texture } from './paint'
import type { AttenuationMap } from './sheet'
import { bandNoise } from './texture'

/**
 * Attenuation per mm at about 65 keV after beam hardening: soft tissue, spongy and compact bone (rounded from tabulated
 * coefficients).
 */
export const mu = { soft: 0.0195, spongy: 0.032, compact: 0.056, dentine: 0.055, enamel: 0.105 } as const

/**
 * The sheets on which a region is painted: `soft` (half a mm) for broad, smooth things, `mid` for plain bone, `fine` (a pixel)
 * for edges, teeth and metal.
 */
export interface Plates {
  readonly soft: AttenuationMap
  readonly mid: AttenuationMap
  readonly fine: AttenuationMap
  /** Network of trabeculae, at mm scale. */
  readonly trabeculae: Texture
  /** Slow variations of thickness over centimetres. */
  readonly clouds: Texture
}

/**
 * One tile holds both the fibre network and the islands of denser and looser bone; read at the nearest cell, it needs no
 * blending.
 */
const boneTexture = (seed: number): Texture => {
  const fibres = bandNoise(seed + 11, 1, 5).data
  const islands = bandNoise(seed + 13, 7, 32).data
  const tile = fibres.map((v, i) => 1 + 0.075 * v + 0.085 * (islands[i] as number))
  return (x, y) => tile[(((y * 7.7) | 0) & 511) * 512 + (((x * 7.7 + y * 1.6) | 0) & 511)] as number
}

const cloudTexture = (seed: number): Texture => {
  const noise = bandNoise(seed + 23, 5, 36)
  return (x, y) => 1 + 0.055 * noise.at(x * 1.9, y * 1.9)
}

export const platesFor = (
  sheets: { readonly soft: AttenuationMap; readonly mid: AttenuationMap; readonly fine: AttenuationMap },
  seed: number,
): Plates => ({
  ...sheets,
  trabeculae: boneTexture(seed),
  clouds: cloudTexture(seed),
})

/** Length of a chord through a ball of radius `r`, at depth `d` below its edge. */
export const chord = (d: number, r: number): number => {
  const t = Math.max(0, Math.min(r, d))
  return 2 * Math.sqrt(2 * r * t - t * t)
}

/** A rounded body: it rises at its edge like a ball of radius `roll` and is flat inside, at most `thickness` mm. */
export const rounded =
  (thickness: number, roll: number, perMm: number): Profile =>
  d =>
    (perMm * thickness * chord(d, roll)) / (2 * roll)

/** A mass without a visible edge that reaches its full thickness `roll` mm below its outline. */
export const glow =
  (thickness: number, roll: number, perMm: number): Profile =>
  d => {
    const t = Math.max(0, Math.min(1, d / roll))
    return perMm * thickness * t * t * (3 - 2 * t)
  }

/** A bone with a compact shell `wall` mm thick around spongy bone, in side view; `thickness` is its breadth. */
export const shell = (thickness: number, roll: number, wall: number): Profile => {
  const unit = thickness / (2 * roll)
  return d => {
    const all = chord(d, roll) * unit
    const core = chord(d - wall, Math.max(0.1, roll - wall)) * unit
    return mu.compact * (all - core) + mu.spongy * core
  }
}

/** A fine dense line of half-width `sigma` (a Gaussian). */
export const thread =
  (strength: number, sigma: number): Profile =>
  d =>
    strength * Math.exp((-d * d) / (2 * sigma * sigma))

/**
 * A bone edge seen end on: sharp on the left of the line's direction and fading over `fade` mm on the right (`side` 1), or the
 * reverse.
 */
export const rim =
  (strength: number, fade: number, side: 1 | -1): Profile =>
  d => {
    const v = d * side
    return v < 0 ? strength * Math.exp((-v * v) / 0.02) : strength * Math.exp(-v / fade)
  }
