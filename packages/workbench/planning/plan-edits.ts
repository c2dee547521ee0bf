import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { Point } from '@sella/ceph/geometry/point'
import { alongPlane } from '@sella/ceph/planning/along-plane'
import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import { type Moves, type OwnRatio, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { suggest } from '@sella/ceph/planning/suggest'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { PlanDocument } from '@sella/contract/documents/plan'

/** What is changed of the open plan; each one step of undo. */
export interface PlanEdits {
  /** Sets a segment's movement; undefined takes it back. A nudge joins the last one of its segment. */
  readonly move: <S extends SegmentName>(segment: S, move: Moves[S], how?: 'step' | 'nudge' | 'preview') => void
  /** Takes an axis found on another film and says of which; one step of undo. Set elsewhere by `move`, it is that film's no longer. */
  readonly takeAxis: (axis: Point, from: AxisOrigin) => void
  /** Another reference plane leaves the axis of the mandible where it is on the film. Changes in a row by one slider, which `nudging` names, are one step. */
  readonly change: (part: Partial<Omit<Plan, 'moves' | 'ownRatios'>>, nudging?: string | null) => void
  /** Takes own ratios in place of the table's, and names the version of the own table they come from; one step of undo. */
  readonly takeRatios: (ownRatios: readonly OwnRatio[], from: OwnTableNamed | null) => void
  readonly budget: (budget: PlanDocument['budget']) => void
  /** Says which record shows what came of the plan; null takes that back. */
  readonly endsWith: (recordUuid: string | null) => void
  /** Takes the suggested movement for a target; false where there is none. */
  readonly accept: (target: string) => boolean
  /** The plan goes by the tracing as it is now. */
  readonly takeOver: () => void
}

interface EditedPlan {
  readonly tracing: Tracing
  /** Names the tracing as it is now. */
  readonly fingerprint: string
  /** The open plan; null where none is. */
  readonly documentOf: () => PlanDocument | null
  /** One step of undo; changes in a row by what `nudging` names are one. */
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

/** The changes of a desk's open plan; none where none is open. */
export const planEdits = (edited: EditedPlan): PlanEdits => {
  const { tracing, fingerprint, documentOf, commit } = edited
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
    takeRatios: (ownRatios, from) => onOpen(document => ({ ...document, plan: { ...document.plan, ownRatios }, ownTable: from })),
    budget: budget => onOpen(document => ({ ...document, budget })),
    endsWith: result => onOpen(document => ({ ...document, result })),
    takeOver: () => onOpen(document => ({ ...document, tracing: fingerprint })),
  }
}
