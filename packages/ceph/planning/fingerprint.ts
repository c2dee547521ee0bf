import type { Tracing } from '../tracing/tracing'

/** FNV-1a, 32 bits: distinguishes texts, offers no security. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

const prints = new WeakMap<Tracing, string>()

/** Identifies the positions and the scale a plan was made on, so that a later change of the tracing can be detected. */
export function fingerprintOf(tracing: Tracing): string {
  const print = prints.get(tracing) ?? printOf(tracing)
  prints.set(tracing, print)
  return print
}

const unscaled = new WeakMap<Tracing, Tracing>()

/**
 * The tracing a plan starts from if its film's scale is doubted beside the other films of the case: treated as without a scale,
 * so that no millimetres are based on it. It still counts as the tracing the plan was made on.
 */
export function withoutDoubtedScale(tracing: Tracing): Tracing {
  const before = unscaled.get(tracing)
  if (before) return before
  const after: Tracing = { ...tracing, ruler: null, fileScale: null }
  unscaled.set(tracing, after)
  prints.set(after, fingerprintOf(tracing))
  return after
}

function printOf({ points, ruler, fileScale }: Tracing): string {
  const places = Object.entries(points).flatMap(([name, at]) => (at ? [[name, at.x, at.y] as const] : []))
  places.sort(([a], [b]) => (a < b ? -1 : 1))
  return hash(JSON.stringify([places, ruler, fileScale]))
}
