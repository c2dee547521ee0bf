import type { Point } from '@sella/ceph/geometry/point'
import type { PenText } from '@sella/drawing/scene/pen'
import type { Flow } from '@sella/drawing/scene/scene'
import { textWidth } from '@sella/drawing/scene/text-width'
import { slideColour } from './colour'
import { inFaces } from './faces'
import type { Frame } from './shape'
import type { SlideSpace } from './space'
import type { PptSlide } from './style'
import { flowRoom, textRoom } from './text-room'

/** Distance of the baseline below the letters' middle, in ems. */
const middleEm = 0.35

type Options = Parameters<PptSlide['addText']>[1] & object
const aligned = { start: 'left', middle: 'center', end: 'right' } as const

/** A text as it goes onto the slide: its own line, or a paragraph that flows in its room. */
interface Written extends Pick<PenText, 'size' | 'align' | 'runs'> {
  readonly flow: Flow | undefined
  /** Vertical middle of the first line, at its start, centre or end. */
  readonly middle: Point
}

const roomOf = ({ scale }: SlideSpace, { size, align, flow, middle, runs }: Written): Frame => {
  if (flow) return flowRoom({ at: middle, align, flow, scale: scale() })
  const height = size * scale()
  const width = runs.reduce((sum, run) => sum + textWidth(run.text, height, run.weight ?? 400), 0)
  return { ...textRoom({ x: middle.x, width, height, align }), top: middle.y - height * 0.8, bottom: middle.y + height * 0.8 }
}

const optionsOf = (space: SlideSpace, written: Written): Options => ({
  ...space.inches(roomOf(space, written)),
  margin: 0,
  fontSize: Math.round(written.size * space.points() * 10) / 10,
  valign: written.flow ? 'top' : 'middle',
  wrap: true,
  fit: 'shrink',
  ...(written.flow ? { lineSpacing: Math.round(written.flow.leading * space.points() * 10) / 10 } : {}),
  align: aligned[written.align],
})

/** Writes texts as editable text; the first that equals the slide's title becomes its title. */
export const writerOn = (space: SlideSpace, title: string): ((text: PenText) => void) => {
  let titled = false
  return text => {
    const { at, size, align, runs: line, paragraph: flow } = text
    if (flow === 'further line') return
    const clip = space.clip()
    const middle = space.place({ x: at.x, y: at.y - middleEm * size })
    if (clip && (middle.x < clip.left || middle.x > clip.right || middle.y < clip.top || middle.y > clip.bottom)) return
    const runs = flow ? line.slice(0, 1).map(run => ({ ...run, text: flow.words })) : line
    const words = runs.map(run => run.text).join('')
    if (words.trim() === '') return
    const isTitle = !titled && words === title
    titled ||= isTitle
    const options = optionsOf(space, { size, align, runs, flow, middle })
    const shown = inFaces(runs).map(({ text: part, colour, weight = 400, face }) => ({
      text: part,
      options: { ...slideColour(colour), bold: weight >= 600, fontFace: face },
    }))
    space.slide.addText(shown, { ...options, ...(isTitle ? { placeholder: 'title' } : {}) })
  }
}
