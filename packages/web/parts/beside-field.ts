interface Size {
  readonly width: number
  readonly height: number
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** Pixels between a field and what opens from it, and between that and the ends of the window. */
const gap = 4

/** Top left corner, in pixels of the window, of what opens from a field: under it, over it where there is no room, always whole. */
export const placeBeside = (
  field: Edges,
  { width, height }: Size,
  room: Size,
): { readonly left: number; readonly top: number } => {
  const left = Math.max(gap, Math.min(field.left, room.width - width - gap))
  const under = field.bottom + gap
  if (under + height + gap <= room.height) return { left, top: under }
  const over = field.top - gap - height
  return { left, top: over >= gap ? over : Math.max(gap, room.height - height - gap) }
}
