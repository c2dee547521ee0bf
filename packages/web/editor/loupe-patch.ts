/** A square of whole film pixels, by its upper left corner. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

const holds = (outer: Square, inner: Square): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.side <= outer.x + outer.side &&
  inner.y + inner.side <= outer.y + outer.side

/**
 * The square to paint so that it covers `needed`: the previous one if it does, otherwise a larger one with room for the next
 * steps of the drag.
 */
export const patchFor = (needed: Square, before: Square | null): Square => {
  if (before && holds(before, needed)) return before
  const room = Math.ceil(needed.side / 4)
  return { x: needed.x - room, y: needed.y - room, side: needed.side + 2 * room }
}
