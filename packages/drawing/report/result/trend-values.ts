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
  /** The labels of values, each beside its dot. */
  readonly labels: readonly { readonly at: Point; readonly words: string; readonly bar: Segment | null }[]
  readonly dots: readonly Point[]
  /** The error bars, including those of unlabelled values. */
  readonly bars: readonly Segment[]
  /** The box that no label may leave. */
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

/** Right, left or centred on its dot, above it and below, in increasing distances. */
const offsets = [-20, 22, -40, 42, -60, 62, -80, 82].flatMap(dy => [1, -1, 0].map(side => ({ side, dy })))

/** The cost of a unit of distance from its dot, in boxes of a line that a label covers: it must be read with its own dot. */
const perUnit = 0.05

/** Above and below the ends of its bar, from its dot. */
const beyond = (at: Point, { from, to }: Segment, size: number): readonly { readonly side: number; readonly dy: number }[] => [
  { side: 0, dy: Math.min(from.y, to.y) - size * 0.5 - 3 - at.y },
  { side: 0, dy: Math.max(from.y, to.y) + size * 0.5 + 3 - at.y },
]

/** Between a dot's centre and its label, and the margin around a label. */
const [away, about] = [8, 4]

/** The labels beside their dots, each overlapping no other label, the fewest dots, then the least of bars and lines. */
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
