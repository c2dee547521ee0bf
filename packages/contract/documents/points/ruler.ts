import { rulerPoints } from '@sella/ceph/data/landmarks/ruler'
import { isRuler } from '@sella/ceph/tracing/edit'
import { DEFAULT_RULER_MM, isRulerLength } from '@sella/ceph/tracing/ruler-length'
import type { Ruler } from '@sella/ceph/tracing/tracing'
import type { Fields } from '../salvage'
import type { StoredPoint } from './point'
import { checkedPoints, parseStored } from './stored'

/** A stored point's fields besides its own facts, unless an earlier version says otherwise. */
export const plainFields = { isActive: true, fillColor: '', distance: null, rulerexist: false }

const rulerNames = ['ruler0', 'ruler1', 'rulerdistance'] as const satisfies readonly (keyof typeof rulerPoints)[]

export const isRulerName = (name: string): boolean => Object.hasOwn(rulerPoints, name)

/** The length stated in a list of stored points; the default where none is stated, null where it is not a valid ruler length. */
function storedLength(points: readonly StoredPoint[]): number | null {
  const stated = points.find(point => point.landmark === 'rulerdistance')?.distance ?? DEFAULT_RULER_MM
  return typeof stated === 'number' && isRulerLength(stated) ? stated : null
}

/** The ruler among an image's stored points; null where there is none, or its length is not plausible. */
export function rulerFrom(points: readonly StoredPoint[]): Ruler | null {
  const [first, last] = rulerNames.map(name => points.find(point => point.landmark === name))
  const mm = storedLength(points)
  if (!first || !last || first.rulerexist === false || mm === null) return null
  const ruler: Ruler = {
    ends: [
      { x: first.x, y: first.y },
      { x: last.x, y: last.y },
    ],
    mm,
  }
  return isRuler(ruler) ? ruler : null
}

/** Whether a condition holds for the points of each image in a stored text that has a ruler; true for texts that cannot be read. */
function everyRuled(text: string, fits: (points: readonly StoredPoint[]) => boolean): boolean {
  const parsed = parseStored(text)
  if (!parsed.ok) return true
  return Object.values(parsed.value.images).every(list => {
    const points = checkedPoints(list)
    if (!points.ok) return true
    const gone = points.value.some(({ landmark, rulerexist }) => landmark === 'ruler0' && rulerexist === false)
    return gone || fits(points.value)
  })
}

/**
 * Whether each ruler in a stored text has a length of 1 to 100 mm. To be checked before storing, because a ruler outside this
 * range is read as no ruler at all. True for texts that cannot be read.
 */
export const rulersFit = (text: string): boolean => everyRuled(text, points => storedLength(points) !== null)

/** Whether the two ends of each ruler in a stored text lie apart: a ruler without length is read as none, too. */
export const rulersHaveLength = (text: string): boolean =>
  everyRuled(text, points => {
    const [first, last] = ['ruler0', 'ruler1'].map(name => points.find(point => point.landmark === name))
    return !first || !last || first.x !== last.x || first.y !== last.y
  })

/** A ruler in its stored form: its ends, with its length on all three points. `old`: the fields a point had before. */
export function storedRuler({ ends, mm }: Ruler, old: (name: string) => Fields): readonly Fields[] {
  const fields = { ...plainFields, rulerexist: true, userSet: true, origin: 'manual' }
  const place = { ruler0: ends[0], ruler1: ends[1], rulerdistance: { x: 0, y: 0 } }
  return rulerNames.map(name => ({ ...fields, ...old(name), ...place[name], landmark: name, distance: mm, rulerexist: true }))
}
