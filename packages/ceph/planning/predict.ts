import type { LandmarkName } from '../data/landmarks'
import { planReferences } from '../data/planning/reference-planes'
import { segmentNames, segments } from '../data/planning/segments'
import { minus, type Point, plus } from '../geometry/point'
import { calibrate } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import { autorotation, type Turned } from './autorotation'
import { feasible } from './feasible'
import { moved, type PlanFrame, type Positions, planFrame, positionsIn } from './frame'
import { grow } from './growth'
import { hardTissue, type Stages } from './hard-tissue'
import { outlineAfter } from './outline-after'
import { withDerived } from './placed-derived'
import type { Plan } from './plan'
import { scaleDoubts } from './scale-doubt'
import { type PredictedProfile, skinAfter } from './skin-after'
import { amountsOf, limitWarnings, type PlanWarning } from './warning'

/** The effect of a plan on a film. */
export interface Prediction {
  readonly status: 'predicted'
  readonly calibration: Calibration
  readonly frame: PlanFrame
  /** The tracing after the plan, image pixels; points that did not move are the same objects. */
  readonly tracing: Tracing
  /** mm in the plan's frame (empty if the film has no scale, because pixels are not mm). */
  readonly shifts: Positions
  readonly skin: PredictedProfile
  readonly stages: Stages
  readonly autorotation: Turned
  readonly warnings: readonly PlanWarning[]
}

/** Why nothing can be predicted: the reference plane is not on the film. */
export interface NoPrediction {
  readonly status: 'missing'
  readonly needs: readonly LandmarkName[]
}

const shiftsBetween = (start: Positions, after: Positions): Positions =>
  Object.fromEntries(
    (Object.keys(start) as LandmarkName[]).flatMap(name => {
      const [from, to] = [start[name], after[name]]
      return from && to && moved(minus(to, from)) ? [[name, minus(to, from)]] : []
    }),
  )

function tracingAfter(start: Tracing, shifts: Positions, { shiftToImage, facing }: PlanFrame): Tracing {
  const entries = Object.entries(shifts) as [LandmarkName, Point][]
  if (entries.length === 0) return start
  const points: Record<string, PlacedPoint | undefined> = { ...start.points }
  for (const [name, shift] of entries) {
    const point = start.points[name]
    if (point) points[name] = { ...point, ...plus(point, shiftToImage(shift)) }
  }
  const outline = outlineAfter(start, points, facing)
  return outline ? { ...start, points, outline } : { ...start, points }
}

function limitsPassed(
  plan: Pick<Plan, 'moves'>,
  { chin, teeth }: Stages,
  turned: Turned,
  calibrated: boolean,
): readonly PlanWarning[] {
  return segmentNames.flatMap(segment => {
    const edge = segment === 'U1' || segment === 'L1' ? segments[segment].carries[0] : undefined
    const [from, to] = edge ? [chin[edge], teeth[edge]] : []
    const amounts = amountsOf(plan.moves, segment, from && to ? minus(to, from) : null, turned.degrees)
    return limitWarnings(segment, calibrated ? amounts : { turn: amounts.turn ?? 0 })
  })
}

/**
 * Carries out a plan on a copy of a tracing (clinical/beyond/planning.md, section 4). An empty plan returns the very same
 * tracing. Skin is predicted only if the film has a scale, because its band is in millimetres. Pure: the same arguments give the
 * same prediction.
 */
export function predict(start: Tracing, plan: Plan): Prediction | NoPrediction {
  const calibration = calibrate(start)
  const frame = planFrame(start.points, plan.reference, calibration.mmPerPixel)
  if (frame === null) return { status: 'missing', needs: planeNeeds(start, plan) }
  const at = positionsIn(start.points, frame)
  const { moves, growth, warnings } = feasible(plan, at, frame)
  const hard = { moves, growth, toPlan: frame.toPlan }
  const turned = autorotation(at, hard)
  const stages = hardTissue(at, hard, turned.degrees)
  const skin = frame.calibrated ? skinAfter(stages, { ...plan, growth }) : { at: stages.teeth, skin: {}, warnings: [] }
  const shifts = shiftsBetween(at, withDerived(at, skin.at))
  const growthNeeds = growth ? grow(at, growth).missing : []
  return {
    status: 'predicted',
    calibration,
    frame,
    tracing: tracingAfter(start, shifts, frame),
    shifts,
    skin: skin.skin,
    stages,
    autorotation: turned,
    warnings: [
      ...scaleDoubts(start, calibration),
      ...warnings,
      ...(growthNeeds.length > 0 ? [{ kind: 'missing-points', segment: 'growth', needs: growthNeeds } as const] : []),
      ...turned.unmet.map(stop => ({ kind: 'stop-not-met', stop }) as const),
      ...limitsPassed({ moves }, stages, turned, frame.calibrated),
      ...skin.warnings,
    ],
  }
}

const planeNeeds = (start: Tracing, { reference }: Plan): readonly LandmarkName[] =>
  planReferences[reference].along.filter(name => start.points[name] === undefined)
