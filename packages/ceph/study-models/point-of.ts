import { mean3, type Point3, times3 } from '../geometry/space'
import type { CuspPoint, ModelReadings } from './readings'
import { scaleOf } from './scale'
import { jawOf, type Tooth } from './tooth'

/**
 * A point of a tooth in mm; for contacts, the mean of their readings. Null if it is not placed, the tooth is missing, or a
 * photograph has no ruler.
 */
export function pointOf(readings: ModelReadings, tooth: Tooth, name: CuspPoint | 'MC' | 'DC'): Point3 | null {
  const read = readings.teeth[tooth]
  if (!read || read.missing) return null
  const scale = scaleOf(readings, jawOf(tooth))
  if (scale === null) return null
  if (name !== 'MC' && name !== 'DC') {
    const at = read[name]
    return at ? times3(at, scale) : null
  }
  const whole = read.contacts.flatMap(({ MC, DC }) => (MC && DC ? [name === 'MC' ? MC : DC] : []))
  return whole.length === 0 ? null : times3(mean3(whole), scale)
}
