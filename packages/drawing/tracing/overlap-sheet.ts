import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { LabelMark, Mark, Scene } from '../scene/scene'
import { fitted, textWidth, wrapped } from '../scene/text-width'
import { surfaces, type Theme } from './colours'
import { overlapCanvas } from './overlap-parts'
import type { OverlapScene } from './overlap-scene'

/** One registration on the sheet. */
export interface SheetPanel {
  readonly method: RegistrationName
  readonly scene: OverlapScene
  readonly title: string
  /** What the records are registered on and how each was aligned. */
  readonly facts: string
}

export interface SheetInput {
  readonly panels: readonly SheetPanel[]
  /** The records with their colours. */
  readonly legend: readonly { readonly colour: string; readonly text: string }[]
  readonly theme: Theme
}

/** Position of a panel's canvas on the sheet: its films are painted there, under the drawing. */
export interface PanelPlace {
  readonly method: RegistrationName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const sheetGround: Readonly<Record<Theme, string>> = { dark: '#060708', light: '#ffffff' }

const margin = 16
const gap = 16
const [titleRoom, lineHeight, size] = [26, 20, 13]
const barMm = 10

interface LegendRow {
  readonly text: string
  readonly colour: string
  readonly x: number
  readonly line: number
}

const legendRows = (legend: SheetInput['legend'], width: number): readonly LegendRow[] => {
  let [x, line] = [0, 0]
  return legend.map(({ colour, text }) => {
    const breadth = 24 + textWidth(text, size)
    if (x > 0 && x + breadth > width) [x, line] = [0, line + 1]
    const row = { text, colour, x, line }
    x += breadth + 20
    return row
  })
}

interface Placed extends PanelPlace {
  readonly panel: SheetPanel
  readonly lines: readonly string[]
}

const sized = (panel: SheetPanel): Omit<Placed, 'x' | 'y'> => {
  const { width, height } = overlapCanvas[panel.method]
  return { panel, method: panel.method, width, height, lines: wrapped(panel.facts, width, size) }
}

const below = ({ height, lines }: Pick<Placed, 'height' | 'lines'>): number => titleRoom + height + 8 + lines.length * lineHeight

/** One beside two, as on the screen; a single one alone. */
const placed = (panels: readonly SheetPanel[], top: number): readonly Placed[] => {
  const [first, ...rest] = panels.map(sized)
  if (!first) return []
  let y = top
  const x = margin + first.width + gap
  const right = rest.map(panel => {
    const at = { ...panel, x, y: y + titleRoom }
    y += below(panel) + gap
    return at
  })
  return [{ ...first, x: margin, y: top + titleRoom }, ...right]
}

const label = (text: string, at: { readonly x: number; readonly y: number }, colour: string, strong = false): LabelMark => ({
  ...{ mark: 'label', at, size, align: 'start' },
  runs: [{ text, colour, weight: strong ? 600 : 400 }],
})

/** A known length on the patient, so that a picture of any size can be measured. */
const barMarks = ({ x, y, width, panel }: Placed, theme: Theme): readonly Mark[] => {
  const stroke = { colour: surfaces[theme].quiet, width: 1.5 }
  const [to, at] = [x + width, y - titleRoom / 2]
  const from = to - barMm * panel.scene.toCanvas.a
  const edge = (end: number): Mark => ({ mark: 'line', from: { x: end, y: at - 4 }, to: { x: end, y: at + 4 }, stroke })
  const words: Mark = { ...label(`${barMm} mm`, { x: from - 8, y: at }, surfaces[theme].quiet), align: 'end' }
  return [{ mark: 'line', from: { x: from, y: at }, to: { x: to, y: at }, stroke }, edge(from), edge(to), words]
}

const panelMarks = (place: Placed, theme: Theme): readonly Mark[] => {
  const { x, y, width, height, panel, lines } = place
  const { text, quiet, faint } = surfaces[theme]
  const { pixel, layers } = panel.scene
  return [
    label(fitted(panel.title, width - 180, size, 600), { x, y: y - titleRoom / 2 }, text, true),
    ...barMarks(place, theme),
    {
      mark: 'group',
      matrix: [1, 0, 0, 1, x, y],
      pixel,
      clip: { x: 0, y: 0, width, height },
      marks: layers.flatMap(l => l.marks),
    },
    { mark: 'box', x, y, width, height, stroke: { colour: faint, width: 0.5 } },
    ...lines.map((line, i) => label(line, { x, y: y + height + 8 + (i + 0.5) * lineHeight }, quiet)),
  ]
}

/**
 * The registrations of a scheme as one picture: the records at the top, each canvas with its title, a 10 mm bar and its
 * registration. It contains no patient name. The films are not in the scene: the caller paints them at `places` first.
 */
export const overlapSheet = ({
  panels,
  legend,
  theme,
}: SheetInput): { readonly scene: Scene; readonly places: readonly PanelPlace[] } => {
  const widths = panels.map(panel => overlapCanvas[panel.method].width)
  const [first = 0, ...rest] = widths
  const inner = rest.length > 0 ? first + gap + Math.max(...rest) : first
  const rows = legendRows(legend, inner)
  const top = margin + (Math.max(-1, ...rows.map(row => row.line)) + 1) * lineHeight + 8
  const all = placed(panels, top)
  const bottom = Math.max(top, ...all.map(panel => panel.y - titleRoom + below(panel)))
  const signs = rows.flatMap(({ text, colour, x, line }): readonly Mark[] => {
    const at = { x: margin + x, y: margin + (line + 0.5) * lineHeight }
    const stroke = { colour, width: 3 }
    return [
      { mark: 'line', from: at, to: { x: at.x + 16, y: at.y }, stroke },
      label(text, { x: at.x + 24, y: at.y }, surfaces[theme].text),
    ]
  })
  const layer = { id: 'sheet', marks: [...signs, ...all.flatMap(panel => panelMarks(panel, theme))] }
  const places = all.map(({ method, x, y, width, height }) => ({ method, x, y, width, height }))
  return { scene: { width: inner + 2 * margin, height: bottom + margin, pixel: 1, layers: [layer] }, places }
}
