import { distance } from '@sella/ceph/geometry/point'
import { rulerMmPerPixel } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { readRuler } from './landmarks-input'
import { refused } from './refusals'

/** A scale with its source as it is printed: `given`, if the input states it as `mm_per_px`. */
export const statedScale = (scale: Calibration, given: boolean) => (given ? { ...scale, provenance: 'given' as const } : scale)

/** The scale of a record: `mm_per_px`, otherwise its ruler (one without length counts as none). */
export const readScale = (record: Readonly<Record<string, unknown>>, name: string): Calibration => {
  const given = record.mm_per_px
  if (given !== undefined && given !== null) {
    if (typeof given === 'number' && Number.isFinite(given) && given > 0) return { mmPerPixel: given, provenance: 'ruler' }
    throw refused('scale', name)
  }
  const ruler = readRuler(record)
  return ruler && distance(...ruler.ends) > 0
    ? { mmPerPixel: rulerMmPerPixel(ruler), provenance: 'ruler' }
    : { mmPerPixel: null, provenance: 'none' }
}
