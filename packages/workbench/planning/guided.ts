import { type GuideStep, type StepAim, stepsOf } from '@sella/ceph/data/planning/guides'
import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { isAtRest } from '@sella/ceph/planning/feasible'
import type { NoPrediction, Prediction } from '@sella/ceph/planning/predict'
import { type AimState, aimState } from '@sella/ceph/planning/step-aims'
import type { PlanDocument } from '@sella/contract/documents/plan'

/** A step of the plan's guide, with its state. */
export interface GuidedStep extends GuideStep {
  /** The doctor has finished it. */
  readonly done: boolean
  readonly open: boolean
  /** Those of its segments that have been moved. */
  readonly moved: readonly SegmentName[]
}

/** An aim of the open step and how far it is met. */
export interface GuidedAim {
  readonly aim: StepAim
  readonly state: AimState
}

/** The open step: the requested one, otherwise the first unfinished one, otherwise the last. */
export function openStep({ guide }: PlanDocument, asked: string | null): GuideStep | null {
  if (!guide) return null
  const steps = stepsOf(guide.name)
  return steps.find(({ key }) => key === asked) ?? steps.find(({ key }) => !guide.done.includes(key)) ?? steps.at(-1) ?? null
}

/** The steps of a plan's guide; empty without one. */
export function guidedSteps(document: PlanDocument, asked: string | null): readonly GuidedStep[] {
  const { guide, plan } = document
  if (!guide) return []
  const open = openStep(document, asked)
  const moved = (segment: SegmentName): boolean => {
    const move = plan.moves[segment]
    return move !== undefined && !isAtRest(move)
  }
  return stepsOf(guide.name).map(step => ({
    ...step,
    done: guide.done.includes(step.key),
    open: step.key === open?.key,
    moved: step.segments.filter(moved),
  }))
}

/** The aims of a step that can be determined from this film. */
export const guidedAims = (
  { aims }: GuideStep,
  { plan, budget }: PlanDocument,
  prediction: Prediction | NoPrediction,
): readonly GuidedAim[] =>
  prediction.status === 'missing'
    ? []
    : aims.flatMap(aim => {
        const state = aimState(aim, plan, prediction, budget)
        return state ? [{ aim, state }] : []
      })
