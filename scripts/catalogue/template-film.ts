import { landmarkNames } from '@sella/ceph/data/landmarks'
import { templateLandmarks } from '@sella/ceph/data/template'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { anatomyOf } from '@sella/drawing/tracing/anatomy'

/** Pixels per mm of the book's film, and where Sella lies on it. */
const scale = 10
const sella = { x: 420, y: 780 }

export const film = { width: 1560, height: 2200 }

const template: Readonly<Record<string, { readonly x: number; readonly y: number } | undefined>> = templateLandmarks

/** The mean shape as a tracing with a ruler, all points placed by hand. */
export const templateTracing: Tracing = {
  points: Object.fromEntries(
    landmarkNames.flatMap((name): (readonly [string, PlacedPoint])[] => {
      const at = template[name]
      return at ? [[name, { x: sella.x + at.x * scale, y: sella.y + at.y * scale, origin: 'manual' }]] : []
    }),
  ),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 10 * scale },
    ],
    mm: 10,
  },
  fileScale: null,
}

/** Its points with the derived ones, and its outlines. */
export const templateAnatomy = anatomyOf(templateTracing, 'right')
