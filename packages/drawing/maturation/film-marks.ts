import { limits } from '@sella/ceph/data/maturation'
import { foot } from '@sella/ceph/geometry/line'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { featuresOf } from '@sella/ceph/maturation/features'
import { notchNames, notchWords } from '@sella/ceph/maturation/notch-words'
import { spineOf, type Vertebra, vertebrae } from '@sella/ceph/maturation/spine'
import { inDecimals } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'

type Points = Readonly<Partial<Record<string, Point>>>

export interface NeckColours {
  readonly base: string
  readonly depth: string
  /** Colour of a notch near its limit. */
  readonly near: string
}

/** Lines between points, each drawn only when both ends are placed. */
const side = (from: Point | undefined, to: Point | undefined, colour: string): readonly Mark[] =>
  from && to ? [{ mark: 'line', from, to, stroke: { colour, width: 1, opacity: 0.45 } }] : []

/** What was measured, as the table beside it says it. */
const notchText = (vertebra: Vertebra, notch: number, lang: Lang): string =>
  [notchNames[vertebra][lang], inDecimals(notch, 3), notchWords(notch)[lang]].join(' ')

const label = (text: string, at: Point, colour: string): Mark => ({
  mark: 'label',
  at,
  runs: [{ text, colour, weight: 600 }],
  size: 13,
  align: 'middle',
  halo: '#000000',
})

/**
 * Base line and depth of each lower border with its value, and walls and top of each body, as far as their points are placed. In
 * image pixels.
 */
export const neckMarks = (points: Points, colours: NeckColours, lang: Lang): readonly Mark[] => {
  const spine = spineOf(points)
  const features = spine && featuresOf(spine)
  const [low, high] = limits.notch.grey
  return vertebrae.flatMap((vertebra): readonly Mark[] => {
    const [IP, ID, IA, SA, SP] = ['IP', 'ID', 'IA', 'SA', 'SP'].map(part => points[`${vertebra}_${part}`])
    const body = [...side(IP, SP, colours.base), ...side(SP, SA, colours.base), ...side(SA, IA, colours.base)]
    if (!IP || !IA) return body
    const base: Mark = { mark: 'line', from: IP, to: IA, stroke: { colour: colours.base, width: 1 } }
    const on = ID && foot(IP, IA, ID)
    if (!ID || !on) return [...body, base]
    const notch = features?.[`${vertebra}_notch`]
    const colour = notch !== undefined && notch >= low && notch < high ? colours.near : colours.depth
    const above = { x: ID.x, y: ID.y - 0.3 * distance(IP, IA) }
    return [
      ...body,
      base,
      { mark: 'line', from: on, to: ID, stroke: { colour, width: 2 } },
      ...(notch === undefined ? [] : [label(notchText(vertebra, notch, lang), above, colour)]),
    ]
  })
}

/** The part of the film that contains the neck, with a margin; null with fewer than two points. */
export function neckBox(
  points: Points,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null {
  const all = Object.entries(points).flatMap(([name, at]) => (at && /^C[234]_/.test(name) ? [at] : []))
  const [xs, ys] = [all.map(p => p.x), all.map(p => p.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = Math.max(right - left, bottom - top)
  if (all.length < 2 || !(size > 0)) return null
  const room = size * 0.18
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room }
}
