import type { Layer } from '@sella/drawing/scene/scene'

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return left.length === right.length && left.every(([key, value]) => same(value, (b as Readonly<Record<string, unknown>>)[key]))
}

/** Reuses an equal layer of the previous drawing at the same position, so that only what moved is redrawn. */
export const sameLayers = (before: readonly Layer[], now: readonly Layer[]): readonly Layer[] =>
  now.map(layer => {
    const old = before.find(each => each.id === layer.id)
    return old && same(old, layer) ? old : layer
  })
