import { frontalLimits } from '../data/frontal/limits'
import { offMidline } from './frame'
import { type FrontalGround, readFrontal } from './read-item'

/** What Z and LO say of a head that was turned while the film was taken. */
export interface HeadTurn {
  /** Left less right of Z and of LO from the midline, mm. */
  readonly z: number
  readonly lo: number
  /** Both differ by more than 3 mm to the same side; clinical/beyond/frontal.md, section 7 (proposal). */
  readonly turned: boolean
}

const apart = (name: 'Z' | 'LO', { points, frame, mmPerPixel }: FrontalGround): number | null => {
  const [right, left] = [points[`${name}_R`], points[`${name}_L`]]
  if (!right || !left || !frame.midline || mmPerPixel === null) return null
  return (Math.abs(offMidline(frame.midline, left)) - Math.abs(offMidline(frame.midline, right))) * mmPerPixel
}

/** Null without Z and LO on both sides, the midline and a scale. */
export function headTurn(ground: FrontalGround): HeadTurn | null {
  const [z, lo] = [apart('Z', ground), apart('LO', ground)]
  if (z === null || lo === null || readFrontal('ZToMidlineR', ground).status !== 'read') return null
  const far = Math.min(Math.abs(z), Math.abs(lo)) > frontalLimits.turned
  return { z, lo, turned: far && z > 0 === lo > 0 }
}
