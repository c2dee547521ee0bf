import { steiner } from '../data/planning/targets'
import { asRead } from '../measure/display'

/** Steiner's values for an ANB; null outside 0 to 8 degrees, by the ANB as it is read: one of 8.0 degrees is never refused. */
export function steinerCompromise(anb: number) {
  const read = asRead(anb, 'degree')
  if (!(read >= steiner.anb.min && read <= steiner.anb.max)) return null
  const by = anb - steiner.anb.base
  const { base, perDegree } = steiner
  return {
    u1NaMm: base.u1NaMm + by * perDegree.u1NaMm,
    u1NaDeg: base.u1NaDeg + by * perDegree.u1NaDeg,
    l1NbMm: base.l1NbMm + by * perDegree.l1NbMm,
    l1NbDeg: base.l1NbDeg + by * perDegree.l1NbDeg,
  }
}
