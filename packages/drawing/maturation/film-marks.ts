import { foot } from '@sella/ceph/geometry/line'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { featuresOf } from '@sella/ceph/maturation/features'
import { isNearLimit, notchNames, notchWords } from '@sella/ceph/maturation/notch-words'
import { spineOf, type Vertebra, vertebrae } from '@sella/ceph/maturation/spine'
import { inDecimals } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'
import type { Mark, Ref } from '../scene/scene'
import { featureOfLine, isOfHighlighted, type NeckLine } from './feature-lines'

type Points = Readonly<Partial<Record<string, Point>>>

export interface NeckColours {
  readonly base: string
  readonly depth: string
  /** Colour of a notch near its limit. */
  readonly near: string
}

/** How the marks look. */
interface Style {
  readonly colours: NeckColours
  readonly lang: Lang
  /** What is hovered or focused; null on paper. */
  readonly highlight?: Ref | null
}

interface Drawn {
  readonly vertebra: Vertebra
  readonly part: NeckLine
  readonly colour: string
  readonly width: number
  readonly opacity?: number
}

/** While a feature is highlighted its lines are 1 px wider and at full strength, all others step back to this. */
const steppedBack = 0.6

/** A line between points; none unless both are placed. */
const line = (from: Point | undefined, to: Point | undefined, drawn: Drawn, { highlight = null }: Style): readonly Mark[] => {
  if (!from || !to) return []
  const { vertebra, part, colour, width, opacity } = drawn
  const lit = isOfHighlighted(highlight, vertebra, part)
  const faded = lit === false ? { opacity: (opacity ?? 1) * steppedBack } : opacity === undefined ? {} : { opacity }
  const stroke = lit ? { colour, width: width + 1 } : { colour, width, ...faded }
  return [{ mark: 'line', from, to, stroke, ref: featureOfLine(vertebra, part) }]
}

/** What was measured, as the table beside it says it. */
const notchText = (vertebra: Vertebra, notch: number, lang: Lang): string =>
  [notchNames[vertebra][lang], inDecimals(notch, 3), notchWords(notch)[lang]].join(' ')

const label = (text: string, at: Point, { vertebra, colour }: Pick<Drawn, 'vertebra' | 'colour'>): Mark => ({
  mark: 'label',
  at,
  ref: featureOfLine(vertebra, 'depth'),
  runs: [{ text, colour, weight: 600 }],
  size: 13,
  align: 'middle',
  halo: '#000000',
})

/** The walls and the top of a body, faint. */
const bodyMarks = (points: Points, vertebra: Vertebra, style: Style): readonly Mark[] => {
  const [IP, IA, SA, SP] = ['IP', 'IA', 'SA', 'SP'].map(part => points[`${vertebra}_${part}`])
  const faint = { vertebra, colour: style.colours.base, width: 1, opacity: 0.45 }
  return [
    ...line(IP, SP, { ...faint, part: 'back' }, style),
    ...line(SP, SA, { ...faint, part: 'top' }, style),
    ...line(SA, IA, { ...faint, part: 'front' }, style),
  ]
}

/**
 * Base line and depth of each lower border with its value, and walls and top of each body, as far as their points are placed. In
 * image pixels.
 */
export const neckMarks = (points: Points, style: Style): readonly Mark[] => {
  const { colours, lang } = style
  const spine = spineOf(points)
  const features = spine && featuresOf(spine)
  return vertebrae.flatMap((vertebra): readonly Mark[] => {
    const [IP, ID, IA] = ['IP', 'ID', 'IA'].map(part => points[`${vertebra}_${part}`])
    const body = bodyMarks(points, vertebra, style)
    if (!IP || !IA) return body
    const base = line(IP, IA, { vertebra, part: 'base', colour: colours.base, width: 1 }, style)
    const on = ID && foot(IP, IA, ID)
    if (!ID || !on) return [...body, ...base]
    const notch = features?.[`${vertebra}_notch`]
    const colour = notch !== undefined && isNearLimit(notch) ? colours.near : colours.depth
    const above = { x: ID.x, y: ID.y - 0.3 * distance(IP, IA) }
    return [
      ...body,
      ...base,
      ...line(on, ID, { vertebra, part: 'depth', colour, width: 2 }, style),
      ...(notch === undefined ? [] : [label(notchText(vertebra, notch, lang), above, { vertebra, colour })]),
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
