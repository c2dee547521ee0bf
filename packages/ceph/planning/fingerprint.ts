import type { Tracing } from '../tracing/tracing'

/** FNV-1a, 32 bits: tells two texts apart, protects nothing. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

const prints = new WeakMap<Tracing, string>()

/** Names the places and the scale that a plan was made on, so that it can say that the tracing has changed since. */
export function fingerprintOf(tracing: Tracing): string {
  const print = prints.get(tracing) ?? printOf(tracing)
  prints.set(tracing, print)
  return print
}

function printOf({ points, ruler, fileScale }: Tracing): string {
  const places = Object.entries(points).flatMap(([name, at]) => (at ? [[name, at.x, at.y] as const] : []))
  places.sort(([a], [b]) => (a < b ? -1 : 1))
  return hash(JSON.stringify([places, ruler, fileScale]))
}
