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

interface Place {
  readonly left: number
  readonly top: number
}

/**
 * The place nearest to the wished one where something of this size covers none of the taken rectangles; if nothing is free, the one
 * that covers least of them.
 */
export function nearestFree(size: Size, window: Size, wished: Place, taken: readonly Rect[]): Place {
  const downs = along(window.height - edge - size.height)
  const rights = along(Math.max(edge, window.width - edge - size.width))
  const places = [wished.left, ...rights].flatMap(left => [wished.top, ...downs].map(top => ({ left, top })))
  const far = (place: Place): number => Math.hypot(place.left - wished.left, place.top - wished.top)
  const rectAt = ({ left, top }: Place): Rect => ({ left, top, right: left + size.width, bottom: top + size.height })
  const free = (place: Place): boolean => !taken.some(other => meets(rectAt(place), other))
  const nearest = [wished, ...places].sort((a, b) => far(a) - far(b))
  const covered = (place: Place): number => taken.reduce((sum, other) => sum + shared(rectAt(place), other), 0)
  const least = () => {
    const areas = nearest.map(covered)
    return nearest[areas.indexOf(Math.min(...areas))]
  }
  return nearest.find(free) ?? least() ?? wished
}

/** The free place (`nearestFree`) nearest to a message's usual one: below `top` at the right edge. */
export const freePlace = (size: Size, window: Size, top: number, taken: readonly Rect[]): Place =>
  nearestFree(size, window, { left: Math.max(edge, window.width - edge - size.width), top }, taken)
