/** A rectangle in CSS pixels of the window. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Distance from the window's edge, from a control, and between tried places. */
const [edge, clear, step] = [16, 4, 12]

/** Whether two rectangles are closer than they may be. */
export const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right + clear && b.left < a.right + clear && a.top < b.bottom + clear && b.top < a.bottom + clear

const along = (farthest: number): readonly number[] =>
  farthest <= edge ? [edge] : Array.from({ length: Math.floor((farthest - edge) / step) + 1 }, (_, i) => farthest - i * step)

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * A place where something of this size covers none of the taken rectangles: the free place nearest to the usual one, below `top`
 * at the right edge; if nothing is free, the one that covers least of them.
 */
export function freePlace(
  size: Size,
  window: Size,
  top: number,
  taken: readonly Rect[],
): { readonly left: number; readonly top: number } {
  const usual = { left: Math.max(edge, window.width - edge - size.width), top }
  const downs = along(window.height - edge - size.height)
  const places = along(usual.left).flatMap(left => [usual.top, ...downs].map(down => ({ left, top: down })))
  const far = (place: typeof usual): number => Math.hypot(place.left - usual.left, place.top - usual.top)
  const rectAt = ({ left, top: down }: typeof usual): Rect => ({
    ...{ left, top: down, right: left + size.width, bottom: down + size.height },
  })
  const free = (place: typeof usual): boolean => !taken.some(other => meets(rectAt(place), other))
  const nearest = [usual, ...places].sort((a, b) => far(a) - far(b))
  const covered = (place: typeof usual): number => taken.reduce((sum, other) => sum + shared(rectAt(place), other), 0)
  const least = () => {
    const areas = nearest.map(covered)
    return nearest[areas.indexOf(Math.min(...areas))]
  }
  return nearest.find(free) ?? least() ?? usual
}
