import type { PointName } from '@sella/ceph/data/point-name'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { neckMarks } from '../../maturation/film-marks'
import type { Mark } from '../../scene/scene'
import { neckEntries } from '../anatomy'
import { surfaces } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'
import { nameMark } from './names'
import { dot } from './points'

type Neck = Readonly<Partial<Record<string, Point>>>

/** Screen pixels: names are drawn where the lower border is at least this long, so that they lie apart from each other. */
const roomForNames = 110

/** The part of the name after the vertebra, on the side of its point away from the body. */
const nameOf = (name: PointName, { x, y }: Point, points: Neck, input: LayerInput): readonly Mark[] => {
  const { pixel } = input
  const [vertebra, part = ''] = name.split('_')
  const [IP, IA] = [points[`${vertebra}_IP`], points[`${vertebra}_IA`]]
  if (!IP || !IA || distance(IP, IA) / pixel < roomForNames) return []
  if (part === 'ID') return [nameMark(name, part, { at: { x, y: y - 10 * pixel }, align: 'middle' }, input)]
  const right = part.endsWith('A') === IA.x > IP.x
  const at = { x: x + (right ? 7 : -7) * pixel, y }
  return [nameMark(name, part, { at, align: right ? 'start' : 'end' }, input)]
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
    return [...lines, ...dots, ...entries.flatMap(([name, point]) => nameOf(name, point, points, input))]
  },
}
