import { isFinitePoint, type Point } from '@sella/ceph/geometry/point'
import { distanceTo, type Extent, grown } from '../extent'
import type { Ink } from '../ink'
import { penStroke } from '../pen'
import type { Flow, LabelMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { textWidth } from '../text-width'
import { type MarkRoom, within } from './mark-room'

/** Vertical middle of the letters above the baseline, in ems (half of IBM Plex Sans's cap height, 0.698). */
const middleEm = 0.35

/** In screen pixels. */
const haloWidth = 2.5

const baseline = (mark: LabelMark, pixel: number): Point => ({ x: mark.at.x, y: mark.at.y + middleEm * mark.size * pixel })

/** Width of the runs in screen pixels, without the padding of the background. */
export const labelWidth = (runs: LabelMark['runs'], size: number): number =>
  runs.reduce((sum, run) => sum + textWidth(run.text, size, run.weight ?? 400), 0)

const textExtent = (mark: LabelMark, pixel: number): Extent => {
  const width = labelWidth(mark.runs, mark.size) * pixel
  const left = mark.at.x - (mark.align === 'start' ? 0 : mark.align === 'middle' ? width / 2 : width)
  const half = 0.5 * mark.size * pixel
  return { left, right: left + width, top: mark.at.y - half, bottom: mark.at.y + half }
}

const bounds = (mark: LabelMark, pixel: number): Extent => {
  const text = textExtent(mark, pixel)
  if (!mark.box) return text
  const { padX, padY } = mark.box
  return {
    left: text.left - padX * pixel,
    right: text.right + padX * pixel,
    top: text.top - padY * pixel,
    bottom: text.bottom + padY * pixel,
  }
}

const text = (mark: LabelMark, pixel: number, halo: string | undefined): Ink => ({
  tag: 'text',
  attributes: {
    ...baseline(mark, pixel),
    fontSize: mark.size * pixel,
    textAnchor: mark.align,
    // The halo is painted as a separate text underneath: paper painters do not support `paint-order`.
    ...(halo ? { stroke: halo, strokeWidth: haloWidth * pixel, strokeLinejoin: 'round' } : {}),
  },
  children: mark.runs.map(run => ({
    tag: 'tspan',
    attributes: { fill: halo ?? run.colour, fontWeight: run.weight },
    children: [run.text],
  })),
})

const groundOf = (mark: LabelMark, pixel: number) => {
  if (!mark.box) return null
  const e = bounds(mark, pixel)
  const { fill, stroke, radius } = mark.box
  const box = { x: e.left, y: e.top, width: e.right - e.left, height: e.bottom - e.top }
  return { box, radius: radius * pixel, fill, stroke }
}

const ground = (mark: LabelMark, pixel: number): readonly Ink[] => {
  const on = groundOf(mark, pixel)
  if (!on) return []
  return [{ tag: 'rect', attributes: { ...on.box, rx: on.radius, fill: on.fill, ...strokeInk(on.stroke, pixel) } }]
}

const flowAt = ({ words, lines, lineWidth, leading }: Flow, pixel: number): Flow => ({
  ...{ words, lines, lineWidth: lineWidth * pixel, leading: leading * pixel },
})

/** `at` is at mid-height of the letters; left end, middle or right end by `align`. */
export const label: MarkRoom<LabelMark> = {
  ink: (mark, pixel) => {
    if (!isFinitePoint(mark.at) || !Number.isFinite(mark.size)) return null
    const halo = mark.halo ? [text(mark, pixel, mark.halo)] : []
    const inks = [...ground(mark, pixel), ...halo, text(mark, pixel, undefined)]
    const only = inks.length === 1 ? inks[0] : undefined
    return only ?? { tag: 'g', attributes: {}, children: inks }
  },
  draw: (mark, pixel, pen) => {
    const { at, size, align, runs, halo, paragraph } = mark
    if (!isFinitePoint(at) || !Number.isFinite(size)) return
    const ground = groundOf(mark, pixel)
    if (ground) pen.box(ground.box, ground.radius, { fill: ground.fill, stroke: penStroke(ground.stroke, pixel) })
    const edge = halo ? { halo: { colour: halo, width: haloWidth * pixel } } : {}
    const flow = paragraph ? { paragraph: typeof paragraph === 'string' ? paragraph : flowAt(paragraph, pixel) } : {}
    pen.text({ at: baseline(mark, pixel), size: size * pixel, align, runs, ...edge, ...flow })
  },
  bounds: (mark, pixel) => (mark.halo ? grown(bounds(mark, pixel), 1.25 * pixel) : bounds(mark, pixel)),
  hit: (mark, at, radius, pixel) => within(distanceTo(bounds(mark, pixel), at) / pixel, radius),
}
