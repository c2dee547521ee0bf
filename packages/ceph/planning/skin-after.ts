import type { LandmarkName } from '../data/landmarks'
import { growthSdPerYear } from '../data/planning/mean-growth'
import { type SkinPoint, skinPoints } from '../data/planning/prediction-error'
import { minus, type Point, plus } from '../geometry/point'
import { bandOf } from './band'
import { driverLandmark, driversOf } from './drivers'
import { moved, type Positions } from './frame'
import { skinGrowth } from './growth'
import type { Stages } from './hard-tissue'
import { lipStrain, putLipsRight, strainedTerm } from './lips'
import type { Plan } from './plan'
import { missingDrivers, sumOf, type Term, termsOf } from './skin-response'
import type { PlanWarning } from './warning'

/** A skin point after the plan. */
export interface PredictedSkin {
  /** mm in the plan's frame. */
  readonly shift: Point
  /** Half the width of its band of about 90 %, mm along and perpendicular to the reference plane. */
  readonly band: Point
  readonly terms: readonly Term[]
}

export type PredictedProfile = Readonly<Partial<Record<SkinPoint, PredictedSkin>>>

interface SkinAfter {
  readonly at: Positions
  readonly skin: PredictedProfile
  readonly warnings: readonly PlanWarning[]
}

/** Whether the plan moves anything at all; without a movement there is nothing to predict, and no band. */
const movesAny = ({ start, teeth }: Stages, growth: Plan['growth']): boolean =>
  (Object.keys(teeth) as LandmarkName[]).some(name => {
    const [from, to] = [start[name], teeth[name]]
    return from !== undefined && to !== undefined && moved(minus(to, from))
  }) || Boolean(growth && growth.rates.nose * growth.years !== 0)

/**
 * The skin after bone and teeth have moved: sums of ratio x driver by cause, followed by the lip corrections; with the band of
 * each point.
 */
export function skinAfter(stages: Stages, plan: Plan): SkinAfter {
  const { start } = stages
  if (!movesAny(stages, plan.growth)) return { at: stages.teeth, skin: {}, warnings: [] }
  const drivers = driversOf(stages)
  const strain = plan.lipStrain ? lipStrain(start) : null
  const years = plan.growth?.years ?? 0
  const growthSd = { x: years * growthSdPerYear.x, y: years * growthSdPerYear.y }
  const sums: Partial<Record<SkinPoint, PredictedSkin>> = {}
  const warnings: PlanWarning[] = plan.lipStrain && strain === null ? [{ kind: 'no-strain' }] : []
  for (const skin of skinPoints) {
    if (start[skin] === undefined) continue
    const needs = missingDrivers(skin, drivers)
    if (needs.length > 0) warnings.push({ kind: 'not-predicted', skin, needs: needs.map(driverLandmark) })
    if (needs.length > 0) continue
    const table = termsOf(skin, drivers, plan.ownRatios)
    const terms = strain === null ? table : table.map(term => strainedTerm(term, strain))
    const growth = plan.growth ? skinGrowth(skin, start, stages.grown, plan.growth) : { x: 0, y: 0 }
    const shift = plus(growth, { x: sumOf(terms, 'x'), y: sumOf(terms, 'y') })
    sums[skin] = { shift, band: bandOf(skin, terms, { lips: plan.lips, growth: growthSd }), terms }
  }
  return lipsRight(stages, sums, warnings)
}

function lipsRight(stages: Stages, sums: PredictedProfile, warnings: readonly PlanWarning[]): SkinAfter {
  const { start, teeth } = stages
  const at: Partial<Record<LandmarkName, Point>> = { ...teeth }
  for (const [skin, { shift }] of Object.entries(sums) as [SkinPoint, PredictedSkin][])
    at[skin] = plus(start[skin] ?? { x: 0, y: 0 }, shift)
  const lips = putLipsRight(at, start)
  const skin = Object.fromEntries(
    (Object.entries(sums) as [SkinPoint, PredictedSkin][]).map(([name, each]) => {
      const [from, to] = [start[name], lips.at[name]]
      return [name, from && to ? { ...each, shift: minus(to, from) } : each]
    }),
  )
  const met: readonly PlanWarning[] = lips.met ? [{ kind: 'lips-met' }] : []
  const thin = lips.thin.map(name => ({ kind: 'lip-thin', skin: name }) as const)
  return { at: lips.at, skin, warnings: [...warnings, ...met, ...thin] }
}
