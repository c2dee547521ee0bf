import type { LabelMark, LineMark, Mark, TextRun } from '../scene/scene'
import { fitted, textWidth, type Weight, wrapped } from '../scene/text-width'
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

/** Text wrapped to lines of at most `maxWidth`, the first line's middle at `y`. */
export const paragraph = (words: string, x: number, y: number, setting: Setting & { readonly leading: number }): Paragraph => {
  const { maxWidth: lineWidth = inner.width, leading, ...plain } = setting
  const lines = wrapped(words, lineWidth, setting.size, setting.weight ?? 400)
  const flow = { words, lineWidth, lines: lines.length, leading }
  return {
    marks: lines.map((line, i) => ({
      ...text(line, x, y + i * leading, plain),
      ...(lines.length > 1 ? { paragraph: i === 0 ? flow : ('further line' as const) } : {}),
    })),
    next: y + lines.length * setting.leading,
  }
}

/** The largest size between `least` and `setting.size` at which the text fits into `setting.maxWidth`. */
export const shrunk = (words: string, setting: Setting & { readonly maxWidth: number }, least: number): Setting => {
  const width = textWidth(words, 1, setting.weight ?? 400)
  const size = width <= 0 ? setting.size : Math.max(least, Math.min(setting.size, Math.floor(setting.maxWidth / width)))
  return { ...setting, size }
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
