import type { Point } from '@sella/ceph/geometry/point'
import type { Mark, Scene } from '../scene/scene'
import { paragraph, text } from './type'

export interface MarkedPicture {
  /** Width of the picture as displayed, in pixels. */
  readonly width: number
  readonly height: number
  /** In those pixels: a line through two or three points, or a freehand one, and its reading. */
  readonly marks: readonly { readonly points: readonly Point[]; readonly freehand: boolean; readonly reading: string }[]
  /** Patient, kind of picture and date. */
  readonly head: string
  /** Cautions about its lengths. */
  readonly cautions: readonly string[]
}

/** Page units: the width of the picture, whatever its size in pixels. */
const width = 1800
const margin = 48
const size = 34
const leading = 50
const ink = { line: '#ffd34d', edge: '#000000', text: '#14181a', quiet: '#4a545a' } as const

/** A light line inside a dark one is visible on both bone and skin. */
const drawn = (points: readonly Point[]): readonly Mark[] =>
  [
    { colour: ink.edge, width: 7, opacity: 0.6 },
    { colour: ink.line, width: 3 },
  ].map(stroke => ({ mark: 'curve', points, closed: false, stroke }))

const numbered = (at: Point, number: number): Mark => ({
  mark: 'label',
  at: { x: at.x + 16, y: at.y - 26 },
  runs: [{ text: String(number), colour: ink.line, weight: 600 }],
  size,
  align: 'start',
  halo: ink.edge,
})

/** The text under the picture: the patient, each mark by its number, and the cautions. */
const wordsOf = (
  { head, marks, cautions }: MarkedPicture,
  top: number,
): { readonly marks: readonly Mark[]; readonly next: number } => {
  const set = { size, colour: ink.text, leading, maxWidth: width - 2 * margin }
  let next = top + leading * 1.6
  const lines = [...marks.map(({ reading }, i) => `${i + 1}  ${reading}`), ...cautions.map(caution => caution)]
  const all: Mark[] = [text(head, margin, top + leading, { size, weight: 600, colour: ink.text, maxWidth: width - 2 * margin })]
  for (const [i, line] of lines.entries()) {
    const part = paragraph(line, margin, next + leading * 0.5, { ...set, colour: i < marks.length ? ink.text : ink.quiet })
    all.push(...part.marks)
    next = part.next - leading * 0.5
  }
  return { marks: all, next: next + margin }
}

/**
 * The marks and text of a picture as one drawing over and below it; the picture itself is placed at `picture` by the caller.
 * Lines of one point are numbered but not drawn.
 */
export const markedScene = (
  of: MarkedPicture,
): { readonly scene: Scene; readonly picture: { readonly width: number; readonly height: number } } => {
  const by = width / of.width
  const picture = { width, height: of.height * by }
  const onPicture = of.marks.flatMap(({ points, freehand }, i): readonly Mark[] => {
    const placed = points.map(({ x, y }) => ({ x: x * by, y: y * by }))
    const [first] = placed
    const ends = freehand ? [] : placed
    if (!first) return []
    return [
      ...(placed.length > 1 ? drawn(placed) : []),
      ...ends.map((at): Mark => ({ mark: 'dot', at, radius: 7, fill: ink.line, stroke: { colour: ink.edge, width: 2 } })),
      numbered(first, i + 1),
    ]
  })
  const words = wordsOf(of, picture.height)
  const layers = [
    { id: 'marks', marks: onPicture },
    { id: 'words', marks: words.marks },
  ]
  return { scene: { width, height: Math.ceil(words.next), pixel: 1, layers }, picture }
}
