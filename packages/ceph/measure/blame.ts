import type { LandmarkName } from '../data/landmarks'
import type { Ground } from './ground'
import { read } from './read'

/**
 * How much one item's value changes when each uncertain point moves by its stated error: one standard error of the value due to
 * that point alone, in degrees, a ratio, or (for lengths) pixels times the ground's scale. Points that do not affect the value
 * are left out; empty for a value that cannot be measured.
 */
export function blame(item: string, ground: Ground): ReadonlyMap<LandmarkName, number> {
  const raw = read(item, ground)
  const squares = new Map<LandmarkName, number>()
  if (raw.status === 'missing') return squares
  const scale = (ground.mmPerPixel ?? ground.roughMmPerPixel ?? 1) ** raw.lengthPower
  for (const [source, move] of raw.moves) {
    const name = ground.uncertain[source >> 1]
    if (name) squares.set(name, (squares.get(name) ?? 0) + (move * scale) ** 2)
  }
  const shifts = [...squares].map(([name, square]) => [name, Math.sqrt(square)] as const)
  return new Map(shifts.filter(([, shift]) => shift > 0 && Number.isFinite(shift)))
}
