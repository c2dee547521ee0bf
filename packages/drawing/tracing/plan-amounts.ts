import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { Point } from '@sella/ceph/geometry/point'
import { pieceWords } from '@sella/ceph/planning/movement-words'
import type { Mark } from '../scene/scene'
import { textWidth } from '../scene/text-width'
import { chipGround, surfaces } from './colours'
import { planHandles } from './plan-handles'
import { hasRoom, seenOf, wordsSize } from './plan-pins'
import type { PlanSceneInput } from './plan-scene-input'

interface Chip {
  readonly segment: SegmentName
  /** Position of the handle the chip belongs to. */
  readonly at: Point
  readonly words: string
  /** Width of its background, image pixels. */
  readonly wide: number
}

/** Screen pixels: between chips, between the rearmost handle and the chips, and to the visible edge. */
const [line, clear, margin] = [24, 30, 8]

/** The chips of the pieces that are moved, from top to bottom. */
function chipsOf({ prediction, plan, lang, pixel }: PlanSceneInput): readonly Chip[] {
  return planHandles(prediction, plan)
    .flatMap(({ segment, shift, turn }): readonly Chip[] => {
      const at = shift ?? turn
      const words = pieceWords(segment, plan.moves, prediction)?.[lang].replaceAll('\u00a0', ' ')
      if (!at || !words) return []
      const wide = (textWidth(`${segment} `, wordsSize) + textWidth(words, wordsSize, 600) + 12) * pixel
      return [{ segment, at, words, wide }]
    })
    .sort((a, b) => a.at.y - b.at.y)
}

/** Heights at least a line apart, in order, as a group centred on their desired places. */
function apart(wanted: readonly number[], least: number): readonly number[] {
  const heights: number[] = []
  for (const y of wanted) heights.push(Math.max(y, (heights.at(-1) ?? Number.NEGATIVE_INFINITY) + least))
  const sunk = heights.reduce((sum, y, i) => sum + y - (wanted[i] ?? y), 0) / Math.max(heights.length, 1)
  return heights.map(y => y - sunk)
}

/** What is moved and how far: a column behind the teeth, each chip with a line to its handle. */
export function amountChips(input: PlanSceneInput): readonly Mark[] {
  const { prediction, plan, pixel, theme, selected } = input
  const chips = hasRoom(input) ? chipsOf(input) : []
  if (chips.length === 0) return []
  const way = prediction.frame.facing === 'right' ? -1 : 1
  const teeth = planHandles(prediction, plan).flatMap(({ segment, shift }) => (/6$/.test(segment) && shift ? [shift] : []))
  const behind = [...chips.map(({ at }) => at), ...teeth].map(({ x }) => x * way)
  const seen = seenOf(input)
  const widest = Math.max(...chips.map(({ wide }) => wide))
  // Counted backwards, whichever way the face looks.
  const farthest = (way < 0 ? -seen.left : seen.right) - margin * pixel - widest
  const front = Math.min(Math.max(...behind) + clear * pixel, farthest) * way
  const heights = apart(
    chips.map(({ at }) => at.y),
    line * pixel,
  )
  const { text, quiet, accent } = surfaces[theme]
  return chips.flatMap(({ segment, at, words, wide }, i): readonly Mark[] => {
    const y = heights[i] ?? at.y
    const chosen = segment === selected ? { stroke: { colour: accent, width: 1.2 } } : {}
    return [
      { mark: 'line', from: { x: front, y }, to: at, stroke: { colour: quiet, width: 1, opacity: 0.7 } },
      {
        ...{ mark: 'label', at: { x: front + (way * wide) / 2, y }, size: wordsSize, align: 'middle' },
        runs: [
          { text: `${segment} `, colour: quiet },
          { text: words, colour: text, weight: 600 },
        ],
        box: { fill: chipGround[theme], padX: 6, padY: 3, radius: 3, ...chosen },
      },
    ]
  })
}
