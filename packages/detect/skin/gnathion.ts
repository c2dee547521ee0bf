import { distance } from '../film/canonical'
import type { Read } from '../passes/further-pass'
import { directionAt, dot, type FilmAxes, nearest, type Places, type Sample, STEP } from './samples'

/*
 * Where the chin is foremost, relative to soft-tissue pogonion as the hospitals' readers mark it: canonical mm above it along the
 * skin, and how far it scatters about that.
 */
const ABOVE = 2.5
const SCATTER = 1.5
const UPRIGHT = 1600 // weight of the squared angle, radians, between the skin and the film's vertical
const RANGE = { above: 10, below: 5 } // canonical mm along the skin, from pogonion
const FROM_SKIN = 3 // a read point farther from the traced skin than this does not lie on it
const FARTHEST = 8 // from where the network read gnathion
/*
 * Share of the way along the skin from where the network read gnathion to the middle between its neighbours. The middle carries
 * half of the error of menton, which is large along a flat chin; readings, mean mm, ISBI and Hamedan, 124 films of training: network
 * 1.13 and 1.17, the middle 1.23 and 1.16, half of the way 1.08 and 1.07; films kept apart 1.66 and 1.79, 2.18 and 1.33, 1.84 and 1.42.
 */
const TO_MIDDLE = 0.5

interface Chin {
  readonly places: Places
  readonly axes: FilmAxes
}

/** Index of the sample where the chin is foremost along a horizontal of the film; null without pogonion. */
function foremostOfChin(samples: readonly Sample[], { places, axes }: Chin): number | null {
  const { SoftTissuePog: pogonion, SoftTissueB: fold } = places
  if (!pogonion) return null
  const own = nearest(samples, pogonion)
  const from = Math.max(fold ? nearest(samples, fold) : 0, own - Math.round(RANGE.above / STEP))
  const to = Math.min(samples.length - 1, own + Math.round(RANGE.below / STEP))
  const cost = (i: number) => {
    const off = ((samples[i] as Sample).along - (samples[own] as Sample).along + ABOVE) / SCATTER
    const direction = directionAt(samples, i)
    const angle = Math.atan2(dot(direction, axes.forward), dot(direction, axes.down))
    return off * off + UPRIGHT * angle * angle
  }
  let best = from
  for (let i = from + 1; i <= to; i++) if (cost(i) < cost(best)) best = i
  return best
}

/**
 * The read points with soft-tissue gnathion on the outline, halfway from where it was read to where it is defined: the middle
 * between the foremost point of the chin and menton (readings: 0.498 of the way, standard deviation 0.010, 33 films). It stays as
 * read where the two others are not on the traced skin. Canonical mm.
 */
export function withGnathion(
  read: Readonly<Record<string, Read>>,
  samples: readonly Sample[],
  chin: Chin,
): Readonly<Record<string, Read>> {
  const { SoftTissueGn: gnathion, SoftTissueMe: menton } = read
  const from = samples.length > 0 ? foremostOfChin(samples, chin) : null
  if (!gnathion || !menton || from === null) return read
  const to = nearest(samples, menton.at)
  if (to <= from || distance((samples[to] as Sample).at, menton.at) > FROM_SKIN) return read
  const middle = Math.round((from + to) / 2)
  if (distance((samples[middle] as Sample).at, gnathion.at) > FARTHEST) return read
  const own = nearest(samples, gnathion.at)
  const { at } = samples[Math.round(own + TO_MIDDLE * (middle - own))] as Sample
  return { ...read, SoftTissueGn: { ...gnathion, at } }
}
