import type { Point } from '@sella/ceph/geometry/point'
import type { Mark } from '../../scene/scene'
import { sizes } from '../paper'
import { text, widthOf } from '../type'

export interface Segment {
  readonly from: Point
  readonly to: Point
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Chart {
  /** What values are written of, each beside its dot. */
  readonly labels: readonly { readonly at: Point; readonly words: string; readonly bar: Segment | null }[]
  readonly dots: readonly Point[]
  /** The error bars, of values that are not written too. */
  readonly bars: readonly Segment[]
  /** What a value may not leave. */
  readonly room: Box
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const boxAbout = ({ x, y }: Point, half: number): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half })

/** A line as small boxes along it. */
const alongLine = ({ from, to }: Segment): readonly Box[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8))
  const at = (i: number, a: number, b: number): number => a + ((b - a) * i) / steps
  return Array.from({ length: steps + 1 }, (_, i) => boxAbout({ x: at(i, from.x, to.x), y: at(i, from.y, to.y) }, 1.5))
}

/** Right and left of its dot or in its middle, above it and below, each a little further. */
const offsets = [-20, 22, -40, 42, -60, 62, -80, 82].flatMap(dy => [1, -1, 0].map(side => ({ side, dy })))

/** What a unit of way to its dot costs a value, in boxes of a line that it stands on: it is read with its own dot. */
const perUnit = 0.05

/** Over and under the ends of its bar, from its dot. */
const beyond = (at: Point, { from, to }: Segment, size: number): readonly { readonly side: number; readonly dy: number }[] => [
  { side: 0, dy: Math.min(from.y, to.y) - size * 0.5 - 3 - at.y },
  { side: 0, dy: Math.max(from.y, to.y) + size * 0.5 + 3 - at.y },
]

/** Between a dot's middle and its value, and as much room about a value. */
const [away, about] = [8, 4]

/** The values beside their dots, each where it stands on no other, on the fewest dots, then on the least of bars and lines. */
export const valueMarks = ({ labels, dots, bars, room }: Chart): readonly Mark[] => {
  const size = sizes.smallest
  const taken: Box[] = []
  const onDots = dots.map(dot => boxAbout(dot, 8))
  const onBars = bars.flatMap(alongLine)
  const onLine = dots.slice(1).flatMap((dot, i) => alongLine({ from: dots[i] ?? dot, to: dot }))
  const struck = (label: Box, boxes: readonly Box[]): number => boxes.filter(box => overlap(label, box)).length
  const cost = (label: Box): number =>
    struck(label, taken) * 1e6 + struck(label, onDots) * 1e3 + struck(label, onBars) * 20 + struck(label, onLine)
  return labels.map(({ at, words, bar }) => {
    const half = widthOf(words, { size, weight: 600 }) / 2
    const placed = [...offsets, ...(bar ? beyond(at, bar, size) : [])].map(({ side, dy }) => {
      const x = Math.max(room.left + half, Math.min(room.right - half, at.x + side * (half + away)))
      const y = at.y + dy
      return { x, y, left: x - half - about, right: x + half + about, top: y - size * 0.5, bottom: y + size * 0.5 }
    })
    const inside = placed.filter(({ top, bottom }) => top > room.top && bottom < room.bottom)
    const [best] = (inside.length > 0 ? inside : placed)
      .map(label => ({ label, cost: cost(label) + Math.abs(label.y - at.y) * perUnit }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) return text(words, at.x, at.y, { size })
    taken.push(best.label)
    return text(words, best.label.x, best.label.y, { size, weight: 600, align: 'middle' })
  })
}
