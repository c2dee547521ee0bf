import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { type Extent, overlap } from '../../scene/extent'
import type { LabelMark } from '../../scene/scene'
import { textWidth } from '../../scene/text-width'
import { pointEntries } from '../anatomy'
import type { LayerInput, TracingLayer } from '../layer'

/** Screen pixels: text size, and radius of the circle around a dragged point that is kept free of names. */
const size = 11
const quietCircle = 24

/** To the upper right of the point first, then around it. */
const corners = [
  { dx: 5, dy: -8, align: 'start' },
  { dx: 5, dy: 9, align: 'start' },
  { dx: -5, dy: -8, align: 'end' },
  { dx: -5, dy: 9, align: 'end' },
] as const

const box = (at: Point, width: number, align: 'start' | 'end', pixel: number): Extent => ({
  left: align === 'start' ? at.x : at.x - width * pixel,
  right: align === 'start' ? at.x + width * pixel : at.x,
  top: at.y - (size / 2) * pixel,
  bottom: at.y + (size / 2) * pixel,
})

interface Place {
  readonly at: Point
  readonly align: LabelMark['align']
}

export const nameMark = (name: PointName, text: string, { at, align }: Place, { theme, colours }: LayerInput): LabelMark => ({
  ...{ mark: 'label', at, runs: [{ text, colour: colours.tagNameColor }], size, align },
  ...{ halo: theme === 'dark' ? '#0b0c0e' : '#ffffff', ref: { kind: 'landmark', name } },
})

const placed = (name: PointName, point: Point, taken: readonly Extent[], input: LayerInput) => {
  const { pixel } = input
  const text = input.sheet.shortName(name)
  const width = textWidth(text, size)
  for (const { dx, dy, align } of corners) {
    const at = { x: point.x + dx * pixel, y: point.y + dy * pixel }
    const room = box(at, width, align, pixel)
    if (taken.some(other => overlap(room, other))) continue
    return { mark: nameMark(name, text, { at, align }, input), room }
  }
  return null
}

/** Names of points in order of importance; a name without a free corner is omitted rather than overlap another. */
export const names: TracingLayer = {
  id: 'names',
  toggle: 'pointNames',
  marks: input => {
    const chosen = input.highlight?.kind === 'landmark' ? input.highlight.name : input.selected
    const weight = (name: PointName): number => (name === chosen ? 0 : input.sheet.red.has(name) ? 1 : 2)
    const taken: Extent[] = [...input.labelBoxes]
    const out: LabelMark[] = []
    const named = pointEntries(input.anatomy).filter(([name]) => !isHandle(name))
    for (const [name, point] of [...named].sort(([a], [b]) => weight(a) - weight(b))) {
      const near = input.dragged && distance(point, input.dragged) < quietCircle * input.pixel
      const label = near ? null : placed(name, point, taken, input)
      if (!label) continue
      taken.push(label.room)
      out.push(label.mark)
    }
    return out
  },
}
