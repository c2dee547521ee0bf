import type { PointName } from '@sella/ceph/data/point-name'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'

/** Something in which two tracings differ: a point, the ruler, or the outlines' own points as a whole. */
export interface Difference {
  readonly name: PointName | 'ruler' | 'outline'
  readonly mine: PlacedPoint | null
  readonly theirs: PlacedPoint | null
}

export type Side = 'mine' | 'theirs'

const apart = (a: PlacedPoint | undefined, b: PlacedPoint | undefined): boolean =>
  a?.x !== b?.x || a?.y !== b?.y || a?.origin !== b?.origin || a?.definition !== b?.definition

/** The parts of a tracing that are compared and merged as a whole. */
const parts = ['ruler', 'outline'] as const
const samePart = (part: (typeof parts)[number], a: Tracing, b: Tracing): boolean =>
  JSON.stringify(a[part]) === JSON.stringify(b[part])

const pointDifferences = (mine: Tracing, theirs: Tracing): readonly Difference[] => {
  const names = [...new Set([...Object.keys(mine.points), ...Object.keys(theirs.points)])] as readonly PointName[]
  return names
    .filter(name => apart(mine.points[name], theirs.points[name]))
    .map(name => ({ name, mine: mine.points[name] ?? null, theirs: theirs.points[name] ?? null }))
}

/** Where two tracings differ, in the order of the points; ruler and outlines last. */
export const differences = (mine: Tracing, theirs: Tracing): readonly Difference[] => [
  ...pointDifferences(mine, theirs),
  ...parts.filter(part => !samePart(part, mine, theirs)).map(name => ({ name, mine: null, theirs: null })),
]

/**
 * The initial side of each difference: the one that alone changed it since `base`. If both did: mine for a point, theirs for the
 * ruler and the outlines.
 */
export const firstSides = (all: readonly Difference[], base: Tracing, theirs: Tracing): Readonly<Record<string, Side>> =>
  Object.fromEntries(
    all.map(({ name, mine }) => {
      if (name === 'ruler' || name === 'outline') return [name, samePart(name, base, theirs) ? 'mine' : 'theirs']
      const untouched = !apart(base.points[name], mine ?? undefined)
      return [name, untouched ? 'theirs' : 'mine']
    }),
  )

/** Their tracing with the differences for which the doctor chose mine. */
export const merged = (mine: Tracing, theirs: Tracing, sides: Readonly<Record<string, Side>>): Tracing => {
  const points: Record<string, PlacedPoint> = { ...theirs.points } as Record<string, PlacedPoint>
  for (const { name, mine: own } of pointDifferences(mine, theirs)) {
    if (sides[name] !== 'mine') continue
    if (own) points[name] = own
    else delete points[name]
  }
  const { outline } = sides.outline === 'mine' ? mine : theirs
  const { outline: _, ...rest } = theirs
  return { ...rest, points, ruler: sides.ruler === 'mine' ? mine.ruler : theirs.ruler, ...(outline ? { outline } : {}) }
}
