/** A square of whole film pixels by its upper left corner. */
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

/** The square to paint for what the loupe needs: the one before while it holds that, else one with room for the next steps of the hand. */
export const patchFor = (needed: Square, before: Square | null): Square => {
  if (before && holds(before, needed)) return before
  const room = Math.ceil(needed.side / 4)
  return { x: needed.x - room, y: needed.y - room, side: needed.side + 2 * room }
}
