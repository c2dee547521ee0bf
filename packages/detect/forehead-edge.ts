/** A skin edge in front of a bone edge: how far out the skin lies (samples from the first), and how far in front of the bone. */
export interface Forehead {
  readonly skin: number
  readonly thickness: number
}

const AIR = 10 // outermost samples that must be even
const UNEVEN = 10 // greys between their lowest and highest
const LEAST_RISE = 5 // greys above the air
const STEADY = 4 // samples over which the rise must last
const GAP = 3 // samples between which a fall of grey is taken

/**
 * The skin over frontal bone, where the bone's edge is the sharper one: from outside, the first lasting rise above the air counts, and
 * only if a second, sharper fall (the bone) follows `nearest` to `farthest` samples further in. Where the skin is burnt out the first
 * rise is the bone itself, nothing follows, and the answer is null. `greys` run from inside to outside.
 */
export function foreheadEdge(
  greys: readonly number[],
  { nearest, farthest }: { readonly nearest: number; readonly farthest: number },
): Forehead | null {
  const at = (i: number) => greys[i] as number
  const smooth = greys.map((_, i) => (at(Math.max(0, i - 1)) + 2 * at(i) + at(Math.min(greys.length - 1, i + 1))) / 4)
  const air = smooth.slice(-AIR)
  const level = air.toSorted((a, b) => a - b)[AIR >> 1] as number
  if (Math.max(...air) - Math.min(...air) > UNEVEN) return null
  const rise = Math.max(LEAST_RISE, Math.max(...air) - level + 2)
  let skin = smooth.length - AIR
  while (skin >= STEADY && !lasts(smooth.slice(skin - STEADY, skin + 1), level + rise)) skin--
  if (skin < STEADY) return null
  const fall = (i: number) => (smooth[i] as number) - (smooth[Math.min(smooth.length - 1, i + GAP)] as number)
  const from = Math.max(0, skin - farthest)
  const inner = Array.from({ length: Math.max(0, skin - nearest - from) }, (_, i) => from + i)
  const bone = inner.reduce((best, i) => (best < 0 || fall(i) > fall(best) ? i : best), -1)
  if (bone < 0 || fall(bone) < 1.5 * Math.max(fall(skin - 1), LEAST_RISE / 2)) return null
  return { skin: skin + 0.5, thickness: skin - bone - GAP / 2 }
}

const lasts = (part: readonly number[], above: number): boolean => part.every(grey => grey > above)
