import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { Point } from '@sella/ceph/geometry/point'
import { alongPlane } from '@sella/ceph/planning/along-plane'
import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import { type Moves, type OwnRatio, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { suggest } from '@sella/ceph/planning/suggest'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { PlanDocument } from '@sella/contract/documents/plan'

/** Changes to the open plan; each is one step of undo. */
export interface PlanEdits {
  /** Sets a segment's movement; undefined removes it. Consecutive nudges of a segment are one step. */
  readonly move: <S extends SegmentName>(segment: S, move: Moves[S], how?: 'step' | 'nudge' | 'preview') => void
  /**
   * Adopts an axis determined from another film, with its origin; one step of undo. If `move` changes the axis later, the origin
   * no longer applies.
   */
  readonly takeAxis: (axis: Point, from: AxisOrigin) => void
  /**
   * Changes other parts of the plan. A change of the reference plane leaves the mandible's axis where it is on the film.
   * Consecutive changes by one slider, named by `nudging`, are one step.
   */
  readonly change: (part: Partial<Omit<Plan, 'moves' | 'ownRatios'>>, nudging?: string | null) => void
  /**
   * Uses own ratios instead of the table's in the plan they were chosen for, and names the version of the own table they come from;
   * one step of undo. Another plan that was opened while they were stored stays as it is.
   */
  readonly takeRatios: (plan: string, ownRatios: readonly OwnRatio[], from: OwnTableNamed | null) => void
  /**
   * States that the patient grows, or withdraws it, which sets the whole layer of average growth to zero; one step of undo.
   */
  readonly grows: (growing: PlanDocument['growing']) => void
  readonly budget: (budget: PlanDocument['budget']) => void
  /** States which record shows the outcome of the plan; null withdraws it. */
  readonly endsWith: (recordUuid: string | null) => void
  /** Applies the suggested movement for a target; false if there is none. */
  readonly accept: (target: string) => boolean
  /** Bases the plan on the current tracing. */
  readonly takeOver: () => void
}

interface EditedPlan {
  readonly tracing: Tracing
  /** Identifies the current tracing. */
  readonly fingerprint: string
  /** The open plan; null if there is none. */
  readonly documentOf: () => PlanDocument | null
  /** Its uuid. */
  readonly uuidOf: () => string | null
  /** One step of undo; consecutive changes with the same `nudging` are one. */
  readonly commit: (next: PlanDocument, nudging?: string | null) => void
  /** Shown while a gesture runs. */
  readonly preview: (next: PlanDocument) => void
  readonly select: (segment: SegmentName) => void
}

const axisOf = ({ MDA }: Moves): Point => (MDA ?? restingMoves.MDA).axis

const sameAxis = (a: Moves, b: Moves): boolean => axisOf(a).x === axisOf(b).x && axisOf(a).y === axisOf(b).y

type Moving = Pick<PlanEdits, 'move' | 'takeAxis' | 'accept'>

const moving = ({ tracing, documentOf, commit, preview, select }: EditedPlan): Moving => ({
  move: (segment, move, how = 'step') => {
    const document = documentOf()
    if (!document) return
    const { [segment]: _, ...others } = document.plan.moves
    const moves: Moves = move === undefined ? others : { ...others, [segment]: move }
    const ownAxis = sameAxis(document.plan.moves, moves) ? document.ownAxis : null
    const next = { ...document, plan: { ...document.plan, moves }, ownAxis }
    select(segment)
    if (how === 'preview') preview(next)
    else commit(next, how === 'nudge' ? segment : null)
  },
  takeAxis: (axis, from) => {
    const document = documentOf()
    if (!document) return
    const MDA = { ...restingMoves.MDA, ...document.plan.moves.MDA, axis }
    select('MDA')
    commit({ ...document, plan: { ...document.plan, moves: { ...document.plan.moves, MDA } }, ownAxis: from })
  },
  accept: target => {
    const document = documentOf()
    const suggestion = document && suggest(tracing, document.plan, target)
    if (!document || !suggestion) return false
    select(suggestion.tooth)
    commit({ ...document, plan: suggestion.plan })
    return true
  },
})

/** The changes for a desk's open plan; without an open plan they do nothing. */
export const planEdits = (edited: EditedPlan): PlanEdits => {
  const { tracing, fingerprint, documentOf, uuidOf, commit } = edited
  const onOpen = (change: (document: PlanDocument) => PlanDocument, nudging: string | null = null): void => {
    const document = documentOf()
    if (document) commit(change(document), nudging)
  }
  return {
    ...moving(edited),
    change: (part, nudging = null) =>
      onOpen(document => {
        const { reference = document.plan.reference, ...rest } = part
        return { ...document, plan: { ...alongPlane(tracing.points, document.plan, reference), ...rest } }
      }, nudging),
    takeRatios: (plan, ownRatios, from) => {
      if (uuidOf() !== plan) return
      onOpen(document => ({ ...document, plan: { ...document.plan, ownRatios }, ownTable: from }))
    },
    grows: growing =>
      onOpen(document => ({ ...document, growing, plan: growing ? document.plan : { ...document.plan, growth: null } })),
    budget: budget => onOpen(document => ({ ...document, budget })),
    endsWith: result => onOpen(document => ({ ...document, result })),
    takeOver: () => onOpen(document => ({ ...document, tracing: fingerprint })),
  }
}
