import { markBounds } from '../../scene/marks/index'
import type { Mark, Scene, Stroke } from '../../scene/scene'

const n = (value: number): string => String(Math.round(value * 10) / 10)
const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${n(x)},${n(y)}`
const strokeText = (stroke: Stroke | undefined): string => {
  if (!stroke) return ''
  const { colour, width, dash, opacity } = stroke
  return [colour, n(width), dash && `dashed ${dash.map(n).join(' ')}`, opacity].filter(part => part !== undefined).join(' ')
}

/** Its beginning: whole sentences have tests of their own where they are made. */
const begun = (words: string): string => JSON.stringify(words.length > 12 ? `${words.slice(0, 12)}…` : words)

const shape = (mark: Mark): readonly (string | number | undefined)[] => {
  switch (mark.mark) {
    case 'label':
      return [
        ...[at(mark.at), mark.align, n(mark.size)],
        ...mark.runs.map(run => `${run.colour} ${run.weight ?? ''} ${begun(run.text)}`),
      ]
    case 'line':
    case 'arrow':
      return [at(mark.from), at(mark.to), strokeText(mark.stroke)]
    case 'dot':
      return [at(mark.at), n(mark.radius), mark.fill, strokeText(mark.stroke)]
    case 'box':
      return [at(mark), n(mark.width), n(mark.height), mark.fill, strokeText(mark.stroke)]
    case 'curve':
    case 'wedge':
      return [boundsText(mark), mark.fill, strokeText(mark.stroke)]
    case 'picture':
      return [boundsText(mark)]
    case 'group':
      return [boundsText(mark), `${mark.marks.length} marks`]
  }
}

const boundsText = (mark: Mark): string => {
  const { left, top, right, bottom } = markBounds(mark, 1)
  return `${at({ x: left, y: top })} to ${at({ x: right, y: bottom })}`
}

const line = (mark: Mark): string => {
  const { alt, cell } = mark
  const cellText = cell && `[${cell.table} ${cell.row}:${cell.column}${cell.names ? ` ${cell.names}` : ''}]`
  return [mark.mark, ...shape(mark), cellText, alt && `figure ${begun(alt)}`].filter(Boolean).join('  ')
}

/** A page or slide as text, a line per mark, for a golden file that a reader can compare; of a group only its extent. */
export const markLines = (page: Scene): string => page.layers.flatMap(layer => layer.marks.map(line)).join('\n')
