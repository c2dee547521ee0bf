import { rulerPoints } from '@sella/ceph/data/landmarks/ruler'
import { isRuler } from '@sella/ceph/tracing/edit'
import { DEFAULT_RULER_MM, isRulerLength } from '@sella/ceph/tracing/ruler-length'
import type { Ruler } from '@sella/ceph/tracing/tracing'
import type { Fields } from '../salvage'
import type { StoredPoint } from './point'
import { checkedPoints, parseStored } from './stored'

/** What a stored point has besides its own facts, when no earlier version says otherwise. */
export const plainFields = { isActive: true, fillColor: '', distance: null, rulerexist: false }

const rulerNames = ['ruler0', 'ruler1', 'rulerdistance'] as const satisfies readonly (keyof typeof rulerPoints)[]

export const isRulerName = (name: string): boolean => Object.hasOwn(rulerPoints, name)

/** The length a list of stored points states; the default where it states none, null where it is no length of a ruler. */
function storedLength(points: readonly StoredPoint[]): number | null {
  const stated = points.find(point => point.landmark === 'rulerdistance')?.distance ?? DEFAULT_RULER_MM
  return typeof stated === 'number' && isRulerLength(stated) ? stated : null
}

/** The ruler among an image's stored points; null where there is none, or one whose length cannot be believed. */
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

/**
 * Whether each ruler of a stored text has a length of 1 to 100 mm: to be asked before a text is kept, as one outside is read as no
 * ruler at all. Texts that cannot be read have none.
 */
export function rulersFit(text: string): boolean {
  const parsed = parseStored(text)
  if (!parsed.ok) return true
  return Object.values(parsed.value.images).every(list => {
    const points = checkedPoints(list)
    if (!points.ok) return true
    const gone = points.value.some(({ landmark, rulerexist }) => landmark === 'ruler0' && rulerexist === false)
    return gone || storedLength(points.value) !== null
  })
}

/** A ruler as it is stored: its ends, and its length on all three. `old`: the fields a point had before. */
export function storedRuler({ ends, mm }: Ruler, old: (name: string) => Fields): readonly Fields[] {
  const fields = { ...plainFields, rulerexist: true, userSet: true, origin: 'manual' }
  const place = { ruler0: ends[0], ruler1: ends[1], rulerdistance: { x: 0, y: 0 } }
  return rulerNames.map(name => ({ ...fields, ...old(name), ...place[name], landmark: name, distance: mm, rulerexist: true }))
}
