import type { LabelMark, LineMark, Mark, TextRun } from '../scene/scene'
import { fitted, textWidth, type Weight, wrapped, wrappedName } from '../scene/text-width'
import { greys, inner } from './paper'

/** How a line of text is set, in page units. */
export interface Setting {
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  readonly align?: 'start' | 'middle' | 'end'
  /** Maximum width; longer text is cut with an ellipsis. */
  readonly maxWidth?: number
}

/** One line of text; `y` is the middle of the letters. */
export const text = (words: string, x: number, y: number, setting: Setting): LabelMark => {
  const { size, weight = 400, colour = greys.ink, align = 'start', maxWidth } = setting
  const shown = maxWidth === undefined ? words : fitted(words, maxWidth, size, weight)
  return { mark: 'label', at: { x, y }, runs: [{ text: shown, colour, weight }], size, align }
}

/** Runs of different colour or weight on one line. */
export const runs = (list: readonly TextRun[], x: number, y: number, setting: Setting): LabelMark => ({
  mark: 'label',
  at: { x, y },
  runs: list,
  size: setting.size,
  align: setting.align ?? 'start',
})

export interface Paragraph {
  readonly marks: readonly LabelMark[]
  /** Middle of the next line. */
  readonly next: number
}

type Wrap = typeof wrapped

const wrappedBy =
  (wrap: Wrap) =>
  (words: string, x: number, y: number, setting: Setting & { readonly leading: number }): Paragraph => {
    const { maxWidth: lineWidth = inner.width, leading, ...plain } = setting
    const lines = wrap(words, lineWidth, setting.size, setting.weight ?? 400)
    const flow = { words, lineWidth, lines: lines.length, leading }
    return {
      marks: lines.map((line, i) => ({
        ...text(line, x, y + i * leading, plain),
        ...(lines.length > 1 ? { paragraph: i === 0 ? flow : ('further line' as const) } : {}),
      })),
      next: y + lines.length * setting.leading,
    }
  }

/** Text wrapped to lines of at most `maxWidth`, the first line's middle at `y`. */
export const paragraph = wrappedBy(wrapped)

/** The same of facts parted by dots: a line ends at a dot where it can, so that a number keeps its unit. */
export const factParagraph = wrappedBy(wrappedName)

/** The largest size between `least` and `setting.size` at which the text fits into `setting.maxWidth`. */
export const shrunk = (words: string, setting: Setting & { readonly maxWidth: number }, least: number): Setting => {
  const width = textWidth(words, 1, setting.weight ?? 400)
  const size = width <= 0 ? setting.size : Math.max(least, Math.min(setting.size, Math.floor(setting.maxWidth / width)))
  return { ...setting, size }
}

/** Where a text stands that must be read in full: `y` is the middle of its lines, which are at most `width` wide. */
export interface FullRoom {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of all lines. */
  readonly height: number
}

/** Of one line to the next, in sizes. */
export const fullLeading = 1.2

/** The largest size up to `largest` at which the room holds the text; letters below `tiny` would be dust. */
const holding = (words: string, { width, height }: FullRoom, largest: number, weight: Weight): number => {
  const tiny = 6
  for (let size = largest; size > tiny; size -= 0.5)
    if (wrappedName(words, width, size, weight).length * size * fullLeading <= height) return size
  return tiny
}

/**
 * A text that names somebody, never cut: on one line, shrunk to `least` if it must; a longer one on as many lines as its room
 * holds at the largest size of which this is true, broken between its parts.
 */
export const inFull = (words: string, room: FullRoom, setting: Setting, least: number): readonly LabelMark[] => {
  const { x, y, width } = room
  const weight = setting.weight ?? 400
  const { maxWidth: _, ...plain } = setting
  const alone = shrunk(words, { ...plain, maxWidth: width }, least)
  if (textWidth(words, alone.size, weight) <= width) return [text(words, x, y, { ...plain, size: alone.size })]
  const size = holding(words, room, Math.min(setting.size, least), weight)
  const leading = size * fullLeading
  const lines = wrappedName(words, width, size, weight).length
  return wrappedBy(wrappedName)(words, x, y - ((lines - 1) / 2) * leading, { ...plain, size, leading, maxWidth: width }).marks
}

export const widthOf = (words: string, { size, weight = 400 }: Setting): number => textWidth(words, size, weight)

export const rule = (
  y: number,
  colour: string,
  width: number,
  ends: { readonly from: number; readonly to: number } = { from: inner.left, to: inner.right },
): LineMark => ({
  mark: 'line',
  from: { x: ends.from, y },
  to: { x: ends.to, y },
  stroke: { colour, width },
})

/** Marks grouped as one figure, with its alternative text `alt`. */
export const figure = (alt: string, marks: readonly Mark[]): readonly Mark[] => marks.map(mark => ({ ...mark, alt }))
