import { textWidth, wrapped } from '@sella/drawing/scene/text-width'

/** One cell of the legend: a text, after a sign of what it explains. */
export interface LegendCell {
  readonly text: string
  readonly sign?: { readonly shape: 'dot' | 'hollow' | 'ring' | 'line' | 'dashed' | 'value'; readonly colour: string }
  readonly strong?: true
}

/** Rows of cells; each row starts a new line and wraps if the picture is too narrow. */
export type Legend = readonly (readonly LegendCell[])[]

/** In screen pixels of the picture's scene. */
export const [size, lineHeight, gap, margin, signWidth] = [13, 22, 20, 14, 24]

const breadth = (cell: LegendCell): number => (cell.sign ? signWidth : 0) + textWidth(cell.text, size, cell.strong ? 600 : 400)

export interface Placed {
  readonly cell: LegendCell
  readonly x: number
  readonly line: number
}

/** A cell longer than the picture is wide goes on in cells of its own: no name runs off the picture. */
const pieces = (cell: LegendCell, width: number): readonly LegendCell[] => {
  const room = width - 2 * margin
  if (breadth(cell) <= room) return [cell]
  const { sign, ...plain } = cell
  const lines = wrapped(cell.text, room - (sign ? signWidth : 0), size, cell.strong ? 600 : 400)
  return lines.map((text, i) => ({ ...plain, text, ...(sign && i === 0 ? { sign } : {}) }))
}

/** The position of each cell: left edge in screen pixels and line number. */
export const legendLayout = (legend: Legend, width: number): readonly Placed[] => {
  const placed: Placed[] = []
  let line = -1
  for (const row of legend.filter(cells => cells.length > 0)) {
    let x = margin
    line += 1
    for (const cell of row.flatMap(each => pieces(each, width))) {
      if (x > margin && x + breadth(cell) > width - margin) [x, line] = [margin, line + 1]
      placed.push({ cell, x, line })
      x += breadth(cell) + gap
    }
  }
  return placed
}
