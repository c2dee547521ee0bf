import { frontalTemplate } from '@sella/ceph/data/frontal/template'
import type { Tracing } from '@sella/ceph/tracing/tracing'

export const frontalPicture = { href: 'picture:frontal', width: 2000, height: 2000 } as const

/** The template of a frontal film at 9 pixels per millimetre, with chin and right notch displaced. */
export const frontalTracing = (over: Partial<Tracing> = {}): Tracing => {
  const points = Object.entries(frontalTemplate).map(([name, { x, y }]) => {
    const aside = name === 'Me_PA' ? 4.2 : name === 'Ag_R' ? -5 : 0
    return [name, { x: 1000 + 9 * (x + aside), y: 700 + 9 * y, origin: 'manual' as const }] as const
  })
  return { points: Object.fromEntries(points), ruler: null, fileScale: { mmPerPixel: 1 / 9, provenance: 'dicom' }, ...over }
}
