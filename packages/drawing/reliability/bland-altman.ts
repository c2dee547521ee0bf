import { inDecimals } from '@sella/ceph/measure/display'
import type { ItemAgreement } from '@sella/ceph/reliability/study'
import type { Mark } from '../scene/scene'

export interface PlotInks {
  readonly text: string
  readonly quiet: string
  readonly hairline: string
  readonly band: string
  readonly dot: string
}

export interface PlotSetting {
  readonly width: number
  readonly height: number
  /** Font size. */
  readonly size: number
  readonly inks: PlotInks
  /** The caption below: the axes in words. */
  readonly axes: string
}

interface Range {
  readonly low: number
  readonly high: number
}

/** A range that holds all values with a small margin; a single value lies at its centre. */
const rangeOf = (values: readonly number[]): Range => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low) * 0.08 || 1
  return { low: low - room, high: high + room }
}

const scaler =
  ({ low, high }: Range, from: number, to: number) =>
  (value: number) =>
    from + ((value - low) / (high - low)) * (to - from)

/** Positions of a plot's dots, in the order of the study's pairs; the screen attaches its own content to them. */
export interface Plot {
  readonly marks: readonly Mark[]
  readonly dots: readonly { readonly film: string; readonly x: number; readonly y: number; readonly difference: number }[]
}

/**
 * A Bland-Altman plot: differences of the two readings over their mean, with bias, limits of agreement and the confidence bands
 * of the limits. In units of its own width and height, from 0, 0.
 */
export const blandAltman = ({ agreement: { bias, limits }, pairs }: ItemAgreement, setting: PlotSetting): Plot => {
  const { width, height, size, inks, axes } = setting
  const frame = { left: size * 4.8, right: width - size * 1.2, top: size * 1.2, bottom: height - size * 3.4 }
  const differences = pairs.map(({ film, pair: [a, b] }) => ({ film, mean: (a + b) / 2, difference: b - a }))
  const across = rangeOf(differences.map(({ mean }) => mean))
  const bounds = limits ? [...limits.lowInterval, ...limits.highInterval] : []
  const up = rangeOf([0, ...differences.map(({ difference }) => difference), ...bounds])
  const x = scaler(across, frame.left, frame.right)
  const y = scaler(up, frame.bottom, frame.top)
  const label = (words: string, at: { x: number; y: number }, align: 'start' | 'middle' | 'end'): Mark => ({
    ...{ mark: 'label', at, runs: [{ text: words, colour: inks.quiet }], size, align },
  })
  const line = (value: number, colour: string, dash?: readonly number[]): Mark => ({
    mark: 'line',
    from: { x: frame.left, y: y(value) },
    to: { x: frame.right, y: y(value) },
    stroke: { colour, width: size / 9, ...(dash ? { dash } : {}) },
  })
  const ruled = (value: number, colour: string, dash?: readonly number[]): readonly Mark[] => [
    line(value, colour, dash),
    label(inDecimals(value, 2), { x: frame.left - size * 0.5, y: y(value) }, 'end'),
  ]
  const band = ([low, high]: readonly [number, number]): Mark => ({
    ...{ mark: 'box', x: frame.left, y: y(high), width: frame.right - frame.left, height: Math.max(0, y(low) - y(high)) },
    fill: inks.band,
  })
  const dash = [size / 2, size * 0.4]
  const dots = differences.map(({ film, mean, difference }) => ({ film, x: x(mean), y: y(difference), difference }))
  const marks: readonly Mark[] = [
    ...(limits ? [band(limits.lowInterval), band(limits.highInterval)] : []),
    line(0, inks.hairline),
    ...(bias ? ruled(bias.mean, inks.text) : []),
    ...(limits ? [...ruled(limits.low, inks.quiet, dash), ...ruled(limits.high, inks.quiet, dash)] : []),
    ...dots.map((dot): Mark => ({ mark: 'dot', at: { x: dot.x, y: dot.y }, radius: size * 0.34, fill: inks.dot })),
    label(inDecimals(across.low, 1), { x: frame.left, y: height - size * 2.2 }, 'start'),
    label(inDecimals(across.high, 1), { x: frame.right, y: height - size * 2.2 }, 'end'),
    label(axes, { x: (frame.left + frame.right) / 2, y: height - size * 0.8 }, 'middle'),
  ]
  return { marks, dots }
}
