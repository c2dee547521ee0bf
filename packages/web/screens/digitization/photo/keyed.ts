import type { Point } from '@sella/ceph/geometry/point'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { enlarged, flipped, shifted, turned } from '@sella/workbench/photo/placing'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A key rotates by a tenth of a degree or scales by a thousandth; ten times as much with Shift. */
const [turnStep, sizeStep] = [Math.PI / 1800, 0.001]

const turns: Readonly<Record<string, number>> = { '[': -1, '{': -1, ']': 1, '}': 1 }

const sizes: Readonly<Record<string, number>> = { '-': -1, _: -1, '=': 1, '+': 1 }

/** The effect of a key on the photo: `times` is 10 with Shift; null for a key without effect. */
export const keyed = (
  key: string,
  alignment: PhotoAlignment,
  { pivot, onFilm, times }: { readonly pivot: Point; readonly onFilm: (screen: Point) => Point; readonly times: number },
): PhotoAlignment | null => {
  const arrow = arrows[key]
  if (arrow) return shifted(alignment, onFilm({ x: arrow.x * times, y: arrow.y * times }))
  const turn = turns[key]
  if (turn) return turned(alignment, turn * turnStep * times, pivot)
  const size = sizes[key]
  if (size) return enlarged(alignment, 1 + size * sizeStep * times, pivot)
  return key.toLowerCase() === 'm' ? flipped(alignment, pivot) : null
}
