import type { SegmentName } from '@sella/ceph/data/planning/segments'
import type { Point } from '@sella/ceph/geometry/point'
import { alongPlane } from '@sella/ceph/planning/along-plane'
import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import { fingerprintOf } from '@sella/ceph/planning/fingerprint'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import { type Moves, type OwnRatio, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { suggest } from '@sella/ceph/planning/suggest'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Input } from '@sella/contract/calls/index'
import { emptyPlanDocument, type PlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'
import { type GuideActs, guideActs } from './guide-acts'
import {
  commitPlan,
  isDirty,
  openHistory,
  type PlanHistory,
  previewPlan,
  redoPlan,
  savedPlan,
  shownPlan,
  undoPlan,
} from './plan-history'

/** The calls a desk makes. */
export interface PlanPorts {
  readonly list: (input: Input<'planList'>) => Promise<readonly TreatmentPlan[]>
  readonly add: (input: Input<'planAdd'>) => Promise<TreatmentPlan>
  readonly save: (input: Input<'planSave'>) => Promise<TreatmentPlan>
  readonly rename: (input: Input<'planRename'>) => Promise<TreatmentPlan>
  readonly archive: (input: Input<'planArchive'>) => Promise<TreatmentPlan>
  readonly remove: (input: Input<'planDelete'>) => Promise<unknown>
}

export interface OpenPlan {
  readonly uuid: string
  /** The version the present change started from. */
  readonly version: number
  readonly history: PlanHistory
}

export interface PlanDeskState {
  /** Null until they have come. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly open: OpenPlan | null
  /** Its text cannot be read: it is neither shown by half nor written over. */
  readonly unreadable: string | null
  readonly selected: SegmentName
  /** The open step of the guide; null for the first that is not finished. */
  readonly step: string | null
  readonly busy: boolean
  /** What another window saved meanwhile. */
  readonly conflict: TreatmentPlan | null
  readonly failed: Refused | null
}

const start: PlanDeskState = {
  plans: null,
  open: null,
  unreadable: null,
  selected: 'U1',
  step: null,
  busy: false,
  conflict: null,
  failed: null,
}

/** The plans of a record on the table. */
export interface PlanDesk extends GuideActs {
  readonly state: ValueStore<PlanDeskState>
  readonly load: () => Promise<void>
  readonly open: (uuid: string) => void
  readonly create: (name: string, from?: PlanDocument) => Promise<void>
  readonly rename: (name: string) => Promise<void>
  readonly archive: (archived: boolean) => Promise<void>
  readonly remove: () => Promise<void>
  readonly select: (segment: SegmentName) => void
  /** Sets a segment's movement; undefined takes it back. A nudge joins the last one of its segment. */
  readonly move: <S extends SegmentName>(segment: S, move: Moves[S], how?: 'step' | 'nudge' | 'preview') => void
  /** Ends a gesture as one step, or drops it. */
  readonly settle: (keep: boolean) => void
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
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => Promise<boolean>
  /** After a conflict: `mine` is saved over theirs, or theirs is opened. */
  readonly resolve: (mine: boolean) => Promise<void>
}

interface Of {
  readonly recordUuid: string
  readonly tracing: Tracing
  readonly ports: PlanPorts
  /** The reader's role may not plan: what is laid out is looked at, nothing of it moves. */
  readonly locked?: boolean
}

const asRefused = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  throw error
}

const withPlan = (plans: PlanDeskState['plans'], plan: TreatmentPlan): readonly TreatmentPlan[] => {
  const others = plans ?? []
  return others.some(each => each.uuid === plan.uuid)
    ? others.map(each => (each.uuid === plan.uuid ? plan : each))
    : [...others, plan]
}

const opened = (plan: TreatmentPlan): Pick<PlanDeskState, 'open' | 'unreadable' | 'conflict'> => {
  const read = readPlanDocument(plan.content)
  if (!read.ok) return { open: null, unreadable: plan.uuid, conflict: null }
  return {
    open: { uuid: plan.uuid, version: plan.version, history: openHistory(read.document) },
    unreadable: null,
    conflict: null,
  }
}

const axisOf = ({ MDA }: Moves): Point => (MDA ?? restingMoves.MDA).axis

const sameAxis = (a: Moves, b: Moves): boolean => axisOf(a).x === axisOf(b).x && axisOf(a).y === axisOf(b).y

/** A desk for one record's plans; `tracing` is the start and never altered. */
export function createPlanDesk({ recordUuid, tracing, ports, locked = false }: Of): PlanDesk {
  const state = createStore(start)
  const fingerprint = fingerprintOf(tracing)
  const patch = (part: Partial<PlanDeskState>): void => state.set(now => ({ ...now, ...part }))
  const onHistory = (change: (history: PlanHistory) => PlanHistory): void =>
    state.set(now => (now.open && !locked ? { ...now, open: { ...now.open, history: change(now.open.history) } } : now))
  const documentOf = (): PlanDocument | null => state.get().open?.history.present ?? null

  /** The first movement names the tracing that the plan is made on. */
  const made = (document: PlanDocument): PlanDocument =>
    document.tracing === '' ? { ...document, tracing: fingerprint } : document

  const asking = async <T>(call: () => Promise<T>): Promise<T | null> => {
    patch({ busy: true, failed: null })
    try {
      return await call()
    } catch (error) {
      patch({ failed: asRefused(error) })
      return null
    } finally {
      patch({ busy: false })
    }
  }

  const keep = (plan: TreatmentPlan | null): void => {
    if (plan) state.set(now => ({ ...now, plans: withPlan(now.plans, plan) }))
  }

  const write = async (version: number): Promise<boolean> => {
    const { open } = state.get()
    if (!open) return false
    const document = open.history.present
    patch({ busy: true, failed: null })
    try {
      const plan = await ports.save({ uuid: open.uuid, version, content: writePlanDocument(document) })
      keep(plan)
      state.set(now =>
        now.open?.uuid === plan.uuid
          ? {
              ...now,
              conflict: null,
              open: { ...now.open, version: plan.version, history: savedPlan(now.open.history, document) },
            }
          : now,
      )
      return true
    } catch (error) {
      const refused = asRefused(error)
      if (refused.reason !== 'PLAN_CONFLICT') patch({ failed: refused })
      else patch({ conflict: (await ports.list({ recordUuid })).find(each => each.uuid === open.uuid) ?? null, failed: refused })
      return false
    } finally {
      patch({ busy: false })
    }
  }

  const find = (uuid: string): TreatmentPlan | undefined => state.get().plans?.find(each => each.uuid === uuid)
  const openUuid = (): string => state.get().open?.uuid ?? state.get().unreadable ?? ''

  const commit = (next: PlanDocument, nudging: string | null = null): void =>
    onHistory(history => commitPlan(history, made(next), nudging))

  return {
    state,
    load: async () => {
      const plans = await asking(() => ports.list({ recordUuid }))
      if (!plans) return
      patch({ plans })
      const first = plans.findLast(each => !each.archived)
      if (first && !state.get().open) patch(opened(first))
    },
    open: uuid => {
      const plan = find(uuid)
      if (plan) patch(opened(plan))
    },
    create: async (name, from = emptyPlanDocument) => {
      const plan = await asking(() => ports.add({ recordUuid, name, content: writePlanDocument(from) }))
      keep(plan)
      if (plan) patch(opened(plan))
    },
    rename: async name => keep(await asking(() => ports.rename({ uuid: openUuid(), name }))),
    archive: async archived => keep(await asking(() => ports.archive({ uuid: openUuid(), archived }))),
    remove: async () => {
      const uuid = openUuid()
      if ((await asking(() => ports.remove({ uuid }))) === null) return
      const plans = (state.get().plans ?? []).filter(each => each.uuid !== uuid)
      const next = plans.findLast(each => !each.archived)
      patch({ plans, ...(next ? opened(next) : { open: null, unreadable: null, conflict: null }) })
    },
    select: segment => patch({ selected: segment }),
    move: (segment, move, how = 'step') => {
      const document = documentOf()
      if (!document) return
      const { [segment]: _, ...others } = document.plan.moves
      const moves: Moves = move === undefined ? others : { ...others, [segment]: move }
      const ownAxis = sameAxis(document.plan.moves, moves) ? document.ownAxis : null
      const next = made({ ...document, plan: { ...document.plan, moves }, ownAxis })
      if (state.get().selected !== segment) patch({ selected: segment })
      if (how === 'preview') onHistory(history => previewPlan(history, next))
      else commit(next, how === 'nudge' ? segment : null)
    },
    settle: keepIt => onHistory(history => (keepIt ? commitPlan(history, shownPlan(history)) : previewPlan(history, null))),
    takeAxis: (axis, from) => {
      const document = documentOf()
      if (!document) return
      const MDA = { ...restingMoves.MDA, ...document.plan.moves.MDA, axis }
      patch({ selected: 'MDA' })
      commit({ ...document, plan: { ...document.plan, moves: { ...document.plan.moves, MDA } }, ownAxis: from })
    },
    change: (part, nudging = null) => {
      const document = documentOf()
      if (!document) return
      const { reference = document.plan.reference, ...rest } = part
      commit({ ...document, plan: { ...alongPlane(tracing.points, document.plan, reference), ...rest } }, nudging)
    },
    takeRatios: (ownRatios, from) => {
      const document = documentOf()
      if (document) commit({ ...document, plan: { ...document.plan, ownRatios }, ownTable: from })
    },
    budget: budget => {
      const document = documentOf()
      if (document) commit({ ...document, budget })
    },
    endsWith: result => {
      const document = documentOf()
      if (document) commit({ ...document, result })
    },
    accept: target => {
      const document = documentOf()
      const suggestion = document && suggest(tracing, document.plan, target)
      if (!document || !suggestion) return false
      patch({ selected: suggestion.tooth })
      commit({ ...document, plan: suggestion.plan })
      return true
    },
    ...guideActs({ tracing, documentOf, commit, show: patch }),
    takeOver: () => {
      const document = documentOf()
      if (document) commit({ ...document, tracing: fingerprint })
    },
    undo: () => onHistory(undoPlan),
    redo: () => onHistory(redoPlan),
    save: async () => {
      const { open } = state.get()
      return open === null || !isDirty(open.history) ? true : write(open.version)
    },
    resolve: async mine => {
      const { conflict } = state.get()
      if (!conflict) return
      keep(conflict)
      if (mine) await write(conflict.version)
      else patch({ ...opened(conflict), failed: null })
    },
  }
}

/** Whether a plan was made on another tracing than this. */
export const isElsewhere = ({ tracing }: PlanDocument, now: Tracing): boolean => tracing !== '' && tracing !== fingerprintOf(now)
