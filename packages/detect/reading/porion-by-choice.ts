import { doubtOfEstimate } from '../passes/confidence'
import { followed, type PorionChoice, porions } from '../passes/porion'
import type { Detection } from './detection'
import type { FilmReading } from './film-reading'
import type { DescribePoint } from './landmarks'

interface Choosing {
  readonly landmarks: Detection['landmarks']
  readonly describePoint: DescribePoint
  readonly wanted: PorionChoice
}

/**
 * Porion by the desired definition: as detected if the film's readers would follow it too, otherwise estimated by the other
 * networks.
 */
export async function withPorion(
  { bench, look, starts, refined }: FilmReading,
  { landmarks, describePoint, wanted }: Choosing,
): Promise<Pick<Detection, 'landmarks' | 'porion'>> {
  const { numbers } = bench
  const index = numbers.order.indexOf('Po')
  const [start, refinedPorion] = [starts[index], refined[index]]
  const both = start ? await porions(bench, start, { toCanonical: look.toCanonical, inverted: look.pose.inverted }) : null
  if (!both || !refinedPorion || !numbers.porion) {
    if (wanted === 'film') return { landmarks, porion: null }
    const { Po: _, ...others } = landmarks
    return { landmarks: others, porion: null }
  }
  const own = followed(refinedPorion.at, both)
  if (wanted === 'film' || wanted === own) return { landmarks, porion: own }
  const Po = describePoint(both[wanted], 'estimated', doubtOfEstimate(numbers.porion[wanted].p68))
  return { landmarks: { ...landmarks, Po }, porion: wanted }
}
