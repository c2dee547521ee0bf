import type { Outline, Painted, Pen, PenStroke, PenText } from '@sella/drawing/scene/pen'
import type { TextRun } from '@sella/drawing/scene/scene'

type Context = CanvasRenderingContext2D

/** Whether a stroke paints anything. Must be checked: a canvas ignores a line width of 0 and would use the previous one. */
const isSeen = (stroke: PenStroke | undefined): stroke is PenStroke =>
  stroke !== undefined && stroke.width > 0 && stroke.colour !== 'none'

const noDash: readonly number[] = []

const stroked = (context: Context, stroke: PenStroke, work: () => void): void => {
  context.strokeStyle = stroke.colour
  context.lineWidth = stroke.width
  context.lineCap = stroke.round ? 'round' : 'butt'
  context.lineJoin = stroke.round ? 'round' : 'miter'
  context.setLineDash(stroke.dash ?? noDash)
  context.globalAlpha = stroke.opacity ?? 1
  work()
  context.globalAlpha = 1
}

/** Fills and strokes the context's current path. */
const paint = (context: Context, { fill, stroke }: Painted): void => {
  if (fill !== undefined && fill !== 'none') {
    context.fillStyle = fill
    context.fill()
  }
  if (isSeen(stroke)) stroked(context, stroke, () => context.stroke())
}

const trace = (context: Context, pieces: readonly Outline[]): void => {
  context.beginPath()
  for (const { points, closed } of pieces) {
    const [first, ...further] = points
    if (first) context.moveTo(first.x, first.y)
    for (const { x, y } of further) context.lineTo(x, y)
    if (closed) context.closePath()
  }
}

/** Share of a text's width that lies left of its anchor. */
const beforeIts = { start: 0, middle: 0.5, end: 1 } as const

/**
 * The fonts and text widths of a context. Setting a font and measuring cost more than painting the text: the font is set only
 * when it changes, and widths are cached.
 */
const lettersOf = (context: Context, family: string) => {
  const widths = new Map<string, number>()
  let font = ''
  const take = (size: number, { weight = 400 }: TextRun): void => {
    const next = `${weight} ${size}px ${family}`
    if (next !== font) context.font = next
    font = next
  }
  const widthOf = (size: number, run: TextRun): number => {
    const name = `${run.weight ?? 400} ${size} ${run.text}`
    const measured = widths.get(name)
    if (measured !== undefined) return measured
    take(size, run)
    const { width } = context.measureText(run.text)
    widths.set(name, width)
    return width
  }
  /** To be called when something else has changed the context's font, as `restore` does. */
  const forget = (): void => {
    font = ''
  }
  return { take, widthOf, forget }
}

type Letters = ReturnType<typeof lettersOf>

const write = (context: Context, letters: Letters, { at, size, align, runs, halo }: PenText): void => {
  const widths = runs.map((run, i) => (align === 'start' && i === runs.length - 1 ? 0 : letters.widthOf(size, run)))
  const each = (paintRun: (run: TextRun, x: number) => void): void => {
    let x = at.x - beforeIts[align] * widths.reduce((sum, width) => sum + width, 0)
    runs.forEach((run, i) => {
      letters.take(size, run)
      paintRun(run, x)
      x += widths[i] ?? 0
    })
  }
  if (halo)
    stroked(context, { ...halo, round: true }, () => {
      context.fillStyle = halo.colour
      each(({ text }, x) => {
        context.strokeText(text, x, at.y)
        context.fillText(text, x, at.y)
      })
    })
  each(({ text, colour }, x) => {
    context.fillStyle = colour
    context.fillText(text, x, at.y)
  })
}

/**
 * A pen that paints on a canvas whose transform places the drawing. It paints no pictures: films and photos have layers of their
 * own on the screen, and no gesture moves a mark that is one.
 */
export const canvasPen = (context: Context, family: string): Pen => {
  // As in `LayerView`: letters must not jump when a gesture takes them from the drawing.
  context.textRendering = 'geometricPrecision'
  const letters = lettersOf(context, family)
  return {
    outline: (pieces, painted) => {
      trace(context, pieces)
      paint(context, painted)
    },
    circle: ({ x, y }, radius, painted) => {
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      paint(context, painted)
    },
    box: ({ x, y, width, height }, radius, painted) => {
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      paint(context, painted)
    },
    text: text => write(context, letters, text),
    picture: () => {},
    within: ({ matrix, clip }, work) => {
      context.save()
      if (matrix) context.transform(...matrix)
      if (clip) {
        context.beginPath()
        context.rect(clip.x, clip.y, clip.width, clip.height)
        context.clip()
      }
      work()
      context.restore()
      letters.forget()
    },
  }
}
