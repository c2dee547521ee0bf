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

/** Is it the stored name of an outline's own point? Plain names of such points (`FB2`) are another program's and stay as they are. */
export const isOutlineName = (name: string): boolean => knotOf(name) !== null

/** The outlines' own points among an image's stored points; undefined where there are none. */
export function outlineFrom(points: readonly StoredPoint[]): OutlineKnots | undefined {
  const knots = points.flatMap(({ landmark, x, y, origin }) => {
    const name = knotOf(landmark)
    return name ? [[name, { x, y, origin: origin === 'manual' ? 'manual' : 'fitted' }] as const] : []
  })
  return knots.length > 0 ? Object.fromEntries(knots) : undefined
}

/** Outline points as they are stored, `old` giving the unknown fields kept; one laid on an edge of the film was detected. */
export const storedOutline = (outline: OutlineKnots | undefined, old: (name: string) => Fields): readonly Fields[] =>
  Object.entries(outline ?? {}).map(([name, { x, y, origin }]) => ({
    ...plainFields,
    ...old(`${prefix}${name}`),
    ...{ landmark: `${prefix}${name}`, x, y, origin: origin === 'manual' ? origin : 'detected', userSet: origin === 'manual' },
  }))
