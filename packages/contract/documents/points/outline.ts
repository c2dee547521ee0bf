import type { OutlineKnotName } from '@sella/ceph/data/template'
import { isOutlineKnot } from '@sella/ceph/tracing/outline-knots'
import type { OutlineKnots } from '@sella/ceph/tracing/tracing'
import type { Fields } from '../salvage'
import type { StoredPoint } from './point'
import { plainFields } from './ruler'

const prefix = 'outline:'

const knotOf = (name: string): OutlineKnotName | null => {
  const own = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return isOutlineKnot(own) ? own : null
}

/**
 * Whether this is the stored name of an outline point. A plain name of such a point (`FB2`) comes from another program and is
 * left as it is.
 */
export const isOutlineName = (name: string): boolean => knotOf(name) !== null

/** The outline points among an image's stored points; undefined where there are none. */
export function outlineFrom(points: readonly StoredPoint[]): OutlineKnots | undefined {
  const knots = points.flatMap(({ landmark, x, y, origin }) => {
    const name = knotOf(landmark)
    return name ? [[name, { x, y, origin: origin === 'manual' ? 'manual' : 'fitted' }] as const] : []
  })
  return knots.length > 0 ? Object.fromEntries(knots) : undefined
}

/**
 * Outline points in their stored form; `old` returns the unknown fields to keep. A point fitted to an edge of the film is stored
 * as detected.
 */
export const storedOutline = (outline: OutlineKnots | undefined, old: (name: string) => Fields): readonly Fields[] =>
  Object.entries(outline ?? {}).map(([name, { x, y, origin }]) => ({
    ...plainFields,
    ...old(`${prefix}${name}`),
    ...{ landmark: `${prefix}${name}`, x, y, origin: origin === 'manual' ? origin : 'detected', userSet: origin === 'manual' },
  }))
