import { steiner } from '../data/planning/targets'

/** Steiner's values for an ANB; null outside 0 to 8 degrees. */
export function steinerCompromise(anb: number) {
  if (!(anb >= steiner.anb.min && anb <= steiner.anb.max)) return null
  const by = anb - steiner.anb.base
  const { base, perDegree } = steiner
  return {
    u1NaMm: base.u1NaMm + by * perDegree.u1NaMm,
    u1NaDeg: base.u1NaDeg + by * perDegree.u1NaDeg,
    l1NbMm: base.l1NbMm + by * perDegree.l1NbMm,
    l1NbDeg: base.l1NbDeg + by * perDegree.l1NbDeg,
  }
}
