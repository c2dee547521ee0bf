import type { Point } from '../film/canonical'
import type { SkinPlace } from './trace'

/* Possible range of soft-tissue nasion relative to the bony one, canonical mm. */
const FROM_BONE = { forward: [3, 11], down: [-1, 8] } as const
const BEFORE = 14
const BEHIND = 16 // places of the contour examined above and below
const BACKTRACK = 0.6 // canonical mm
const WIDE = { about: 4, least: 0.3 }
const NARROW = { about: 2, least: 0.2 }

const mean = (places: readonly SkinPlace[]): number =>
  places.reduce((sum, { evidence }) => sum + evidence, 0) / Math.max(1, places.length)

/**
 * Whether the skin is actually visible in the hollow at place `i`: the cephalostat's nasal rest is usually there, and a contour
 * then runs around it. Visible means: near bony nasion, one hollow and no bulge, and an edge without a gap from brow to dorsum.
 */
export function seesNasion(line: readonly SkinPlace[], i: number, [nx, ny]: Point): boolean {
  const [x, y] = (line[i] as SkinPlace).at
  const within = (value: number, [low, high]: readonly [number, number]) => value > low && value < high
  if (!within(x - nx, FROM_BONE.forward) || !within(y - ny, FROM_BONE.down)) return false
  let [above, below] = [0, 0]
  for (let k = Math.max(0, i - BEFORE); k < Math.min(line.length - 1, i + BEHIND); k++) {
    const forward = (line[k + 1] as SkinPlace).at[0] - (line[k] as SkinPlace).at[0]
    if (k < i) above += Math.max(0, forward)
    else below += Math.max(0, -forward)
  }
  if (above > BACKTRACK || below > BACKTRACK) return false
  return [WIDE, NARROW].every(({ about, least }) => {
    for (let k = i - BEFORE + about; k <= i + BEHIND - about; k++)
      if (mean(line.slice(Math.max(0, k - about), k + about + 1)) < least) return false
    return true
  })
}
