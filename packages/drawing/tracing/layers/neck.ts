import type { Point } from '@sella/ceph/geometry/point'
import { neckMarks } from '../../maturation/film-marks'
import { neckEntries } from '../anatomy'
import { surfaces } from '../colours'
import type { TracingLayer } from '../layer'
import { dot } from './points'

/** Corners and notches of the vertebrae and the measurements between them, shown on request. */
export const neck: TracingLayer = {
  id: 'neck',
  toggle: 'neck',
  marks: input => {
    const entries = neckEntries(input.anatomy)
    const points: Readonly<Partial<Record<string, Point>>> = Object.fromEntries(entries)
    const { text, warn } = surfaces[input.theme]
    const colours = { base: input.colours.analysisLineColor, depth: text, near: warn }
    const lines = neckMarks(points, { colours, lang: input.lang, highlight: input.highlight })
    return [...lines, ...entries.map(([name, point]) => dot(name, point, input))]
  },
}
