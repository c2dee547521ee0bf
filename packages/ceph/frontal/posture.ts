import { frontalLimits } from '../data/frontal/limits'
import { asRead } from '../measure/display'
import { offMidline } from './frame'
import { type FrontalGround, readFrontal } from './read-item'

/** What Z and LO indicate about a head that was rotated when the film was taken. */
export interface HeadTurn {
  /** Distance from the midline, left minus right, of Z and of LO, mm. */
  readonly z: number
  readonly lo: number
  /** Both, as displayed, differ by more than 3 mm to the same side; clinical/beyond/frontal.md, section 7 (proposal). */
  readonly turned: boolean
}

const apart = (name: 'Z' | 'LO', { points, frame, mmPerPixel }: FrontalGround): number | null => {
  const [right, left] = [points[`${name}_R`], points[`${name}_L`]]
  if (!right || !left || !frame.midline || mmPerPixel === null) return null
  return (Math.abs(offMidline(frame.midline, left)) - Math.abs(offMidline(frame.midline, right))) * mmPerPixel
}

/** Null unless Z and LO on both sides, the midline and a scale are available. */
export function headTurn(ground: FrontalGround): HeadTurn | null {
  const [z, lo] = [apart('Z', ground), apart('LO', ground)]
  if (z === null || lo === null || readFrontal('ZToMidlineR', ground).status !== 'read') return null
  const far = [z, lo].every(mm => Math.abs(asRead(mm, 'mm')) > frontalLimits.turned)
  return { z, lo, turned: far && z > 0 === lo > 0 }
}
