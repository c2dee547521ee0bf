import { type Grade, weakestOf } from '../data/planning/grades'
import { growthSdGrade } from '../data/planning/mean-growth'
import type { Population } from '../data/planning/populations'
import type { SkinPoint } from '../data/planning/prediction-error'
import type { Plan } from './plan'
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
  /** The ratio of that grade that moves the skin most; null if only average growth is that weak. */
  readonly weakestRatio: UsedRatio | null
  /** Average growth moves the skin, too, and widens its band. */
  readonly growth: boolean
  /** Skin points by the population of their ratios. */
  readonly populations: ReadonlyMap<GroundsPopulation, readonly SkinPoint[]>
}

const furthest = (used: readonly UsedRatio[]): UsedRatio | null =>
  used.reduce<UsedRatio | null>((best, each) => (!best || Math.abs(each.shift) > Math.abs(best.shift) ? each : best), null)

/** The ratios used for a profile predicted from a plan, the weakest figure in it, and the populations they come from. */
export function groundsOf(profile: PredictedProfile, { growth }: Pick<Plan, 'growth'>): Grounds {
  const used = (Object.entries(profile) as [SkinPoint, PredictedProfile[SkinPoint]][]).flatMap(([skin, each]) =>
    (each?.terms ?? []).map(term => ({ ...term, skin })),
  )
  const grown = growth !== null && Object.values(profile).some(each => each !== undefined)
  const weakest = weakestOf([...used.map(each => each.grade), ...(grown ? [growthSdGrade] : [])])
  const populations = new Map<GroundsPopulation, SkinPoint[]>()
  for (const each of used) {
    const of = populationOf(each)
    const points = populations.get(of) ?? []
    if (!points.includes(each.skin)) populations.set(of, [...points, each.skin])
  }
  return { used, weakest, weakestRatio: furthest(used.filter(each => each.grade === weakest)), growth: grown, populations }
}
