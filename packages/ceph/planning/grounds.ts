import { type Grade, weakestOf } from '../data/planning/grades'
import type { Population } from '../data/planning/populations'
import type { SkinPoint } from '../data/planning/prediction-error'
import type { PredictedProfile } from './skin-after'
import type { Term } from './skin-response'

/** A ratio in use, and the skin point it moves. */
export interface UsedRatio extends Term {
  readonly skin: SkinPoint
}

/** `own`: the doctor's own ratios; `strain`: Holdaway's rule, whose population is unknown; null: not stated in the source. */
type GroundsPopulation = Population | 'own' | 'strain' | null

const populationOf = ({ own, strained, response }: UsedRatio): GroundsPopulation =>
  strained ? 'strain' : own ? 'own' : response.population

/** The evidence behind a prediction, shown on screen and on paper. */
export interface Grounds {
  readonly used: readonly UsedRatio[]
  /** Null if nothing is predicted. */
  readonly weakest: Grade | null
  /** The ratio of that grade that moves the skin most. */
  readonly weakestRatio: UsedRatio | null
  /** Skin points by the population of their ratios. */
  readonly populations: ReadonlyMap<GroundsPopulation, readonly SkinPoint[]>
}

const furthest = (used: readonly UsedRatio[]): UsedRatio | null =>
  used.reduce<UsedRatio | null>((best, each) => (!best || Math.abs(each.shift) > Math.abs(best.shift) ? each : best), null)

/** The ratios used for a predicted profile, the weakest of them, and the populations they come from. */
export function groundsOf(profile: PredictedProfile): Grounds {
  const used = (Object.entries(profile) as [SkinPoint, PredictedProfile[SkinPoint]][]).flatMap(([skin, each]) =>
    (each?.terms ?? []).map(term => ({ ...term, skin })),
  )
  const weakest = weakestOf(used.map(each => each.grade))
  const populations = new Map<GroundsPopulation, SkinPoint[]>()
  for (const each of used) {
    const of = populationOf(each)
    const points = populations.get(of) ?? []
    if (!points.includes(each.skin)) populations.set(of, [...points, each.skin])
  }
  return { used, weakest, weakestRatio: furthest(used.filter(each => each.grade === weakest)), populations }
}
