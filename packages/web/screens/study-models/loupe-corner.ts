import type { ScreenPlace } from './arch-stage'

/** Side of the loupe and its distance from the edges of the stage, CSS pixels. */
export const loupeSize = 148
const inset = 12

/** A corner of the stage. */
export interface LoupeCorner {
  readonly across: 'left' | 'right'
  readonly down: 'top' | 'bottom'
}

/** The usual one first. */
const corners: readonly LoupeCorner[] = [
  { across: 'right', down: 'top' },
  { across: 'left', down: 'top' },
  { across: 'left', down: 'bottom' },
  { across: 'right', down: 'bottom' },
]

/** How near the pointer may come, CSS pixels: what lies about it is what the loupe shows. */
const clear = 40

interface Extent {
  readonly width: number
  readonly height: number
}

/** The upper left end of the loupe in a corner, CSS pixels from that of the stage. */
export const loupeAt = ({ across, down }: LoupeCorner, { width, height }: Extent): ScreenPlace => ({
  x: across === 'left' ? inset : width - loupeSize - inset,
  y: down === 'top' ? inset : height - loupeSize - inset,
})

/** A CSS clip path of everything beside the loupe: what is written over the models would be written over it too. */
export const besideLoupe = ({ x, y }: ScreenPlace): string =>
  `path(evenodd, "M0 0H9999V9999H0ZM${x} ${y}h${loupeSize}v${loupeSize}h${-loupeSize}Z")`

const isUnder = (corner: LoupeCorner, size: Extent, { x, y }: ScreenPlace, about = 0): boolean => {
  const at = loupeAt(corner, size)
  const [dx, dy] = [x - at.x, y - at.y]
  return dx >= -about && dy >= -about && dx <= loupeSize + about && dy <= loupeSize + about
}

/** On a stage too small for any other. */
const opposite = ({ x, y }: ScreenPlace, { width, height }: Extent): LoupeCorner => ({
  across: x > width / 2 ? 'left' : 'right',
  down: y > height / 2 ? 'top' : 'bottom',
})

/**
 * The corner in which the loupe hides least of the teeth, and never what the pointer is at. `drawn`: places of the models on the
 * stage, evenly taken.
 */
export function loupeCorner(pointer: ScreenPlace, drawn: readonly ScreenPlace[], size: Extent): LoupeCorner {
  const free = corners.filter(corner => !isUnder(corner, size, pointer, clear))
  const hidden = free.map(corner => drawn.filter(place => isUnder(corner, size, place)).length)
  return free[hidden.indexOf(Math.min(...hidden))] ?? opposite(pointer, size)
}
