import type { PointName } from '@sella/ceph/data/point-name'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { neckMarks } from '../../maturation/film-marks'
import type { LabelMark } from '../../scene/scene'
import { neckEntries } from '../anatomy'
import { surfaces } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'
import { dot } from './points'

type Neck = Readonly<Partial<Record<string, Point>>>

/** Screen pixels: names are drawn where the lower border is at least this long, so that they lie apart from each other. */
const roomForNames = 110
const size = 11

/** The part of the name after the vertebra, on the side of its point away from the body. */
const nameMark = (name: PointName, at: Point, points: Neck, { pixel, theme, colours }: LayerInput): LabelMark[] => {
  const [vertebra, part = ''] = name.split('_')
  const [IP, IA] = [points[`${vertebra}_IP`], points[`${vertebra}_IA`]]
  if (!IP || !IA || distance(IP, IA) / pixel < roomForNames) return []
  const outward = part === 'ID' ? 0 : part.endsWith('A') === IA.x > IP.x ? 1 : -1
  const to = { x: at.x + 7 * outward * pixel, y: at.y - (outward === 0 ? 10 : 0) * pixel }
  const align = outward === 0 ? 'middle' : outward > 0 ? 'start' : 'end'
  const runs = [{ text: part, colour: colours.tagNameColor }]
  const halo = theme === 'dark' ? '#0b0c0e' : '#ffffff'
  return [{ mark: 'label', at: to, runs, size, align, halo, ref: { kind: 'landmark', name } }]
}

/** Corners and notches of the vertebrae with their names and the measurements between them, shown on request. */
export const neck: TracingLayer = {
  id: 'neck',
  toggle: 'neck',
  marks: input => {
    const entries = neckEntries(input.anatomy)
    const points: Neck = Object.fromEntries(entries)
    const { text, warn } = surfaces[input.theme]
    const colours = { base: input.colours.analysisLineColor, depth: text, near: warn }
    const lines = neckMarks(points, { colours, lang: input.lang, highlight: input.highlight })
    const dots = entries.map(([name, point]) => dot(name, point, input))
    return [...lines, ...dots, ...entries.flatMap(([name, point]) => nameMark(name, point, points, input))]
  },
}
