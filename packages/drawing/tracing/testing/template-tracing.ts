import { type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { templatePoints } from '@sella/ceph/data/template'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'

/** The template skull as if traced on a film of 1935 x 2400 at 0.1 mm per pixel, facing right. */
export const templateFilm = { width: 1935, height: 2400 } as const

const perMm = 10
const sella = { x: 700, y: 1000 }

type Positions = Readonly<Partial<Record<LandmarkName, { readonly x: number; readonly y: number }>>>

export const templateTracing = (change: Positions = {}, facing: 'right' | 'left' = 'right'): Tracing => {
  const primary = landmarkNames.filter(name => landmarks[name].kind === 'primary')
  const positions = templatePoints as Positions
  const points = primary.flatMap(name => {
    const at = positions[name]
    if (!at) return []
    const { x, y } = change[name] ?? { x: sella.x + at.x * perMm, y: sella.y + at.y * perMm }
    const point: PlacedPoint = { x: facing === 'right' ? x : templateFilm.width - x, y, origin: 'manual' }
    return [[name, point] as const]
  })
  const ruler = {
    ends: [
      { x: 1700, y: 500 },
      { x: 1700, y: 600 },
    ],
    mm: 10,
  } as const
  return { points: Object.fromEntries(points), ruler, fileScale: null }
}
