import { isOnDemand } from '@sella/ceph/data/landmarks'
import { apply, distance, inverse, type Point } from '../film/canonical'
import { type Expectation, expectations } from '../film/shape-model'
import { chanceWithin, type Doubt, doubt, doubtOfEstimate, withBound } from '../passes/confidence'
import type { Refined } from '../passes/fine-pass'
import { onSkin } from '../skin/edge'
import type { DetectedPoint, Detection } from './detection'
import { type FilmReading, isOnFilm } from './film-reading'

const S_NA_MM = 71.8
const CONFIDENT_MM = 2

export type DescribePoint = (at: Point, origin: DetectedPoint['origin'], unsure: Doubt) => DetectedPoint

type Named = readonly (readonly [string, DetectedPoint])[]

/** Describes points given in canonical mm. `given`: mm per pixel; without it S-Na is assumed to be 71.8 mm. */
function describing({ look, refined, widening }: FilmReading, given?: number): DescribePoint {
  const back = inverse(look.toCanonical)
  const [sella, nasion] = [(refined[0] as Refined).at, (refined[1] as Refined).at]
  // order[0] and [1] are S and Na; converts canonical mm to pixels of the picture and to mm of the patient.
  const canonicalSNa = distance(sella, nasion)
  const px = distance(apply(back, sella), apply(back, nasion)) / canonicalSNa
  const mm = given ? given * px : S_NA_MM / canonicalSNa
  return (at, origin, doubtful) => {
    const [x, y] = apply(back, at)
    const unsure = withBound(doubtful, widening * doubtful.bound)
    return {
      ...{ x, y, origin, confidence: chanceWithin(CONFIDENT_MM / mm, unsure) },
      ...{ expectedErrorPx: unsure.bound * px, expectedErrorMm: unsure.bound * mm },
    }
  }
}

/** The points of the coarse and fine passes. */
function detectedPoints({ bench: { numbers }, look, starts, refined }: FilmReading, describePoint: DescribePoint): Named {
  const expected = expectations(
    refined.map(({ at }) => at),
    numbers,
  )
  const film = expected.reduce((sum, { surprise }) => sum + surprise, 0) / expected.length
  return refined.map(({ at, spread: fine, scatter }, i) => {
    const coarse = (look.spreads[i] as number) * numbers.views.zoom
    const shift = distance(at, starts[i] as Point)
    const signs = { fine, scatter, coarse, shift, surprise: (expected[i] as Expectation).surprise, film }
    return [numbers.order[i] as string, describePoint(at, 'detected', doubt(signs, i, numbers.confidence))] as const
  })
}

/** The points estimated on the traced skin. */
function estimatedPoints({ bench: { numbers }, refined, skin }: FilmReading, describePoint: DescribePoint): Named {
  const points = refined.map(({ at }) => at)
  return Object.entries(onSkin(points, numbers, skin)).map(
    ([name, { at, p68 }]) => [name, describePoint(at, 'estimated', doubtOfEstimate(p68))] as const,
  )
}

/** The points of the further pass that lie on the film; uncertain ones that are placed on demand only are left out. */
function furtherPoints({ bench: { levels, numbers }, look, further }: FilmReading, describePoint: DescribePoint): Named {
  const back = inverse(look.toCanonical)
  return Object.entries(further).flatMap(([name, { at, doubt: unsure, covered }]) => {
    const sure = unsure.bound <= (numbers.further?.limit ?? 0)
    if (!isOnFilm(apply(back, at), levels) || (!sure && isOnDemand(name))) return []
    return [[name, { ...describePoint(at, sure ? 'detected' : 'estimated', unsure), ...(covered && { covered }) }] as const]
  })
}

/** The landmarks of a film, and how further points of it are described. `given`: mm per pixel. */
export function landmarksOf(
  reading: FilmReading,
  given?: number,
): { readonly landmarks: Detection['landmarks']; readonly describePoint: DescribePoint } {
  const describePoint = describing(reading, given)
  const named = [detectedPoints, estimatedPoints, furtherPoints].flatMap(points => points(reading, describePoint))
  return { landmarks: Object.fromEntries(named), describePoint }
}
